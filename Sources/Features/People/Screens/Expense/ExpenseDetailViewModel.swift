import Localization
import Models
import Navigation
import Observation
import PeopleModel
import ScreenKit
import Services
import TransactionsModel

/// One expense: who paid, and what each bears.
@Observable
final class ExpenseDetailViewModel: LoadableModel {
    private(set) var details: ExpenseDetails?
    /// The file that was selected for upload.
    var file: StagedFile?
    private(set) var fileError: LocalizedText?
    /// The idempotency key: a file that is submitted twice is stored once.
    var key = ""

    let groupId: String
    let expenseId: String

    let context: PeopleContext

    init(_ context: PeopleContext, groupId: String, expenseId: String) {
        self.context = context
        self.groupId = groupId
        self.expenseId = expenseId
    }

    /// Whether others of its series come.
    var isRecurring: Bool { details?.series?.isEnded == false }

    func deleteQuestion(_ scope: SeriesScope) -> LocalizedText {
        let title = details?.expense.title ?? ""
        if scope == .allComing { return "Delete \(title), and end its repetition?" }
        return details?.expense.wasTransaction == true
            ? "Delete \(title)? The transaction stays, as spending of your own." : "Delete \(title)? All balances change back."
    }

    func load() async throws {
        guard let id = ID<Expense>(expenseId) else { throw ServiceError.notFound }
        let details = try await context.services.people().fetchExpense(id: id)
        guard details.group.id.description == groupId else { throw ServiceError.notFound }
        self.details = details
    }

    func attach() async {
        guard let expense = details?.expense else { return }
        guard let file else { return fileError = "Choose a file" }
        do {
            _ = try await context.services.attachments().addAttachment(to: .expense(expense.id), file: file, key: key.isEmpty ? nil : key)
            await context.notify(undoable: "Attached", by: .attach, of: "")
        } catch {
            fileError = context.message(of: error)
        }
    }

    func delete(_ attachment: Attachment) async {
        await context.perform(undoable: "\(attachment.name) deleted") {
            try await context.services.attachments().deleteAttachment(id: attachment.id)
        }
    }

    func delete(_ scope: SeriesScope) async {
        guard let expense = details?.expense else { return }
        let isDeleted = await context.perform(undoable: "\(expense.title) deleted") {
            try await context.services.people().deleteExpense(id: expense.id, scope: scope)
        }
        if isDeleted { context.push(.groupDetail(groupId: groupId)) }
    }
}
