import DesignSystem
import HTML
import Localization
import Navigation
import SavingsModel
import ScreenKit

/// The form that creates a goal.
struct NewGoalView: View {
    let model: NewGoalViewModel

    var body: some View {
        Loaded(model, .form, retry: SavingsRoute.newGoal.path.absolute) {
            if model.choices.isEmpty {
                EmptyStateView(.leaf, sentence: "A goal needs a savings account. Add an account first.") {
                    ButtonLink("Add savings account", path: SavingsRoute.new.path.absolute, isSheet: true)
                }
            } else {
                AddFormView(model, label: "Goal", button: "Add goal", savesFirst: true) {
                    GoalFields(model: model)
                }
            }
        }
        .navigationTitle("Add goal")
    }
}
