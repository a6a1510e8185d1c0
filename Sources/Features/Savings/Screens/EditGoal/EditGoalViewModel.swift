import Localization
import Models
import Observation
import SavingsModel
import ScreenKit
import Services

/// Edits an existing goal.
@Observable
final class EditGoalViewModel: LoadableModel, GoalFormModel {
    private(set) var details: GoalDetails?
    var form = EditForm<GoalForm>()

    let goalId: String

    let context: SavingsContext

    init(_ context: SavingsContext, goalId: String) {
        self.context = context
        self.goalId = goalId
    }

    /// The goal as currently stored.
    var goal: SavingsGoal? { details?.progress.goal }

    /// The savings accounts, and other accounts that the goal already has parts of.
    var choices: [Account] {
        guard let details else { return [] }
        let choices = details.choices.map(\.account)
        return choices + details.accounts.values.filter { account in !choices.contains { $0.id == account.id } }.sorted { $0.id < $1.id }
    }

    func load() async throws {
        guard let id = ID<SavingsGoal>(goalId) else { throw ServiceError.notFound }
        let details = try await context.services.savings().fetchGoal(id: id)
        self.details = details
        form.begin(with: GoalForm(details.progress.goal, locale: context.locale), revision: details.progress.goal.revision)
        if details.progress.goal.isRemoved { form.markGone() }
    }

    /// Saves the changes. Without changes nothing is written.
    func save() async {
        guard let goal, let draft = validated(before: goal.by) else { return }
        guard draft != GoalDraft(goal) else { return context.dismiss(showing: "Nothing was changed") }
        await submit {
            _ = try await context.services.savings().updateGoal(id: goal.id, draft, revision: form.seenRevision)
            context.dismiss(showing: "Saved")
        }
    }

    func addAgain() async { await add() }
}
