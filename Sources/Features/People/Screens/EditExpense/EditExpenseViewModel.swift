import Localization
import Models
import Observation
import PeopleModel
import ScreenKit
import Services

/// Edits an expense.
@Observable
final class EditExpenseViewModel: LoadableModel, ExpenseFormModel {
    /// The expense as currently stored.
    private(set) var details: ExpenseDetails?
    var form = EditForm<ExpenseForm>()
    /// Whether only the shares were requested.
    private(set) var showsResult = false

    let groupId: String
    let expenseId: String

    let context: PeopleContext

    init(_ context: PeopleContext, groupId: String, expenseId: String) {
        self.context = context
        self.groupId = groupId
        self.expenseId = expenseId
    }

    var stored: Expense? { details?.expense }

    var choices: ExpenseChoices? {
        details.map { ExpenseChoices(group: $0.group, accounts: $0.accounts, categories: $0.categories) }
    }

    /// Whether a change can also concern the ones to come.
    var isRecurring: Bool { details?.series?.isEnded == false }

    func load() async throws {
        guard let id = ID<Expense>(expenseId) else { throw ServiceError.notFound }
        let details = try await context.services.people().fetchExpense(id: id)
        guard details.group.id.description == groupId else { throw ServiceError.notFound }
        self.details = details
        form.begin(with: ExpenseForm(details, locale: context.locale), revision: details.expense.revision)
    }

    func calculate() { showsResult = true }

    func save() async {
        guard let stored, let draft = validated() else { return }
        await submit {
            _ = try await context.services.people().updateExpense(
                id: stored.id, draft, scope: form.scope, revision: form.seenRevision)
            await context.notify(undoable: "Saved", by: .editExpense, of: stored.group.description)
            context.dismiss()
        }
    }

    func addAgain() async {
        guard let group = details?.group.id, var draft = validated() else { return }
        draft.key = form.draftKey
        await submit {
            let expense = try await context.services.people().addExpense(draft, to: group)
            await context.notify(undoable: "\(expense.title) added", by: .addExpense, of: group.description)
            context.close(orPush: .groupDetail(groupId: groupId))
        }
    }
}
