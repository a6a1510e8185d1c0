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
                if model.isGone { gone } else { content }
            } else if let error = model.state.error {
                ErrorView(error.text, retry: SavingsRoute.editGoal(goalId: model.goalId).path.absolute)
            } else {
                LoadingView(.form)
            }
        }
        .navigationTitle("Edit goal")
    }

    private var content: some View {
        Group {
            if let conflict = model.conflict { now(conflict) }
            Form(label: "Goal") {
                // Enter presses the first button of a form, so the first button must not add or remove a part.
                div(.class("first-button")) { Button("Save", name: "save-first") { await model.save() } }
                HiddenField("revision", value: model[\.revision])
                GoalFields(model: model)
                Button("Save", name: "save") { await model.save() }
            }
        }
    }

    private func now(_ goal: SavingsGoal) -> some View {
        Group {
            ConflictBanner(
                "Somebody else changed this goal in the meantime",
                path: SavingsRoute.goalDetail(goalId: model.goalId).path.absolute)
            FactList("As it is now") {
                Fact("Goal name", .verbatim(goal.name))
                Fact("Target") { AmountText(goal.target, in: model.context.locale, isHidden: !model.context.showsBalances) }
                Fact("By", goal.by.map { "\($0)" } ?? "No date")
                Fact("Parts", "\(goal.parts.count)")
            }
        }
    }

    /// The form values for a goal that was deleted since the form was filled.
    private var gone: some View {
        Group {
            Banner(
                "This goal was deleted", text: "Below is what it was, or what you typed. You can add it as a new goal.",
                symbol: .exclamationmarkTriangle, tone: .warning,
                link: SectionLink("Leave it", path: SavingsRoute.goals.path.absolute))
            Form(label: "Goal", key: model[\.key]) {
                div(.class("first-button")) { Button("Add as a new goal", name: "add-first") { await model.addAgain() } }
                GoalFields(model: model)
                Button("Add as a new goal", name: "add-again") { await model.addAgain() }
            }
            StaleButtons(["save", "save-first"]) { await model.save() }
        }
    }
}
