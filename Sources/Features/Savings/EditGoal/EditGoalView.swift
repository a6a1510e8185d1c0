import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// The form that edits an existing goal.
struct EditGoalView: View {
    let model: EditGoalViewModel

    var body: some View {
        Group {
            if model.goal != nil {
                EditFormView(
                    model, label: "Goal", row: SavingsRoute.goalDetail(goalId: model.goalId).path.absolute,
                    list: SavingsRoute.goals.path.absolute, savesFirst: true
                ) {
                    GoalFields(model: model)
                }
            } else if let error = model.state.error {
                ErrorView(error.text, retry: SavingsRoute.editGoal(goalId: model.goalId).path.absolute)
            } else {
                LoadingView(.form)
            }
        }
        .navigationTitle("Edit goal")
    }
}
