import DesignSystem
import HTML
import Localization
import Navigation
import ScreenKit
import Services

/// The form that creates a goal.
struct NewGoalView: View {
    let model: NewGoalViewModel

    var body: some View {
        Loaded(model, .form, retry: SavingsRoute.newGoal.path.absolute) {
            if model.choices.isEmpty {
                EmptyStateView(.leaf, sentence: "A goal is filled from savings accounts. Add one first.") {
                    ButtonLink("Add savings account", path: SavingsRoute.new.path.absolute, isSheet: true)
                }
            } else {
                Form(label: "Goal", key: model[\.form.key]) {
                    // Enter presses the first button of a form, so the first button must not add or remove a part.
                    div(.class("first-button")) { Button("Add goal", name: "add-first") { await model.save() } }
                    GoalFields(model: model)
                    UnfinishedForm(model.form.isUnfinished)
                    FormProblem(model.form.errors.form)
                    Button("Add goal", name: "add") { await model.save() }
                }
            }
        }
        .navigationTitle("Add goal")
    }
}
