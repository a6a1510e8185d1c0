import Localization
import Models
import Observation
import PeopleModel
import ScreenKit
import Services

/// Adds an expense to a group, or makes one of a transaction.
@Observable
final class NewExpenseViewModel: LoadableModel, ExpenseFormModel {
    private(set) var choices: ExpenseChoices?
    /// The id of the transaction that becomes the expense; empty: none.
    var transactionId = ""
    var form = EditForm<ExpenseForm>()
    /// Whether only the shares were requested.
    private(set) var showsResult = false

    let groupId: String

    let context: PeopleContext

    init(_ context: PeopleContext, groupId: String) {
        self.context = context
        self.groupId = groupId
    }

    var stored: Expense? { nil }

    func load() async throws {
        guard let id = ID<PeopleGroup>(groupId) else { throw ServiceError.notFound }
        var transaction: ID<Transaction>?
        if !transactionId.isEmpty {
            transaction = ID(transactionId)
            if transaction == nil { throw ServiceError.notFound }
        }
        let choices = try await context.services.people().fetchExpenseChoices(group: id, transaction: transaction)
        self.choices = choices
        form.values = ExpenseForm(in: choices, today: context.today, locale: context.locale)
    }

    func calculate() { showsResult = true }

    func save() async {
        guard let choices, var draft = validated() else { return }
        draft.key = form.draftKey
        await submit {
            let expense =
                if let transaction = choices.transaction {
                    try await context.services.people().splitTransaction(transaction.id, with: choices.group.id, draft.split)
                } else {
                    try await context.services.people().addExpense(draft, to: choices.group.id)
                }
            await context.notify(undoable: "\(expense.title) added", by: .addExpense, of: choices.group.id.description)
            context.close(orPush: .groupDetail(groupId: groupId))
        }
    }
}
