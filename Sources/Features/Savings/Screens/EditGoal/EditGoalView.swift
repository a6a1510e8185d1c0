import DesignSystem
import HTML
import Localization
import Navigation
import SavingsModel
import ScreenKit

/// The form that edits an existing goal.
struct EditGoalView: View {
    let model: EditGoalViewModel

    var body: some View {
        Loaded(model.goal, of: model, .form, retry: SavingsRoute.editGoal(goalId: model.goalId).path.absolute) { _ in
            EditFormView(
                model, label: "Goal", row: SavingsRoute.goalDetail(goalId: model.goalId).path.absolute,
                list: SavingsRoute.goals.path.absolute, savesFirst: true
            ) {
                GoalFields(model: model)
            }
        }
        .navigationTitle("Edit goal")
    }
}
