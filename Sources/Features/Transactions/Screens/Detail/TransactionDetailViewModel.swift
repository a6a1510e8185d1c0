import CardsModel
import Localization
import Models
import Navigation
import Observation
import PeopleModel
import ScreenKit
import Services
import TransactionsModel

/// One transaction with its parts and attachments, and the actions on it.
@Observable
final class TransactionDetailViewModel: LoadableModel {
    private(set) var outline: TransactionOutline?
    private(set) var attachments: [Attachment] = []
    /// The benefits that the transaction used.
    private(set) var benefits: [BenefitLink] = []
    /// What the transaction is among people.
    private(set) var shared: SharedPart?
    /// Where the transaction comes from.
    private(set) var origin = TransactionOrigin()
    /// The file that was selected for upload.
    var file: StagedFile?
    private(set) var fileError: LocalizedText?
    /// The idempotency key: a file that is submitted twice is stored once.
    var key = ""
    /// Whether the member was warned that the day is closed and may now change it.
    var allowsClosedDays = false
    /// The error of the last action.
    private(set) var problem: LocalizedText?

    let transactionId: String

    let context: TransactionsContext

    init(_ context: TransactionsContext, transactionId: String) {
        self.context = context
        self.transactionId = transactionId
    }

    // MARK: - Presentation

    /// The confirmation question before deletion. It lists what is deleted.
    var deleteQuestion: LocalizedText {
        guard let outline else { return "" }
        guard context.showsBalances else { return "Delete \(outline.title)?" }
        return "Delete \(outline.title), \(outline.amount)?"
    }

    /// The link to a form that duplicates the transaction; nil if none can.
    var duplicateLink: Link? {
        guard let outline, outline.canDuplicate else { return nil }
        return Link(
            .transactions(.new(accountId: outline.account.id.description)), query: [QueryItem("copy", outline.group.id.description)])
    }

    /// Whether the member may change the transaction: not if one side is an account of another member whose entries they do not see.
    var isOpen: Bool { outline?.isOpen(to: context.member) == true }

    /// The link to the expense, or to the group of the settlement, that the transaction posts.
    var sharedLink: Link? { context.link(to: shared?.subject) }

    /// The link that splits the transaction with others; nil if it cannot be.
    var shareLink: Link? {
        guard shared == nil, let outline, outline.kind != .transfer, outline.group.parts.count == 1, outline.hasCategory else { return nil }
        return Link(.people(.chooseGroup), query: [QueryItem("transaction", outline.group.id.description)])
    }

    /// The link to a rule for the payee; nil without payee or category.
    var ruleLink: Link? {
        guard let outline, let category = outline.category, !outline.group.payee.isEmpty else { return nil }
        return .newRule([("test", "equals"), ("payee", outline.group.payee), ("category", category.id.description)])
    }

    /// The link to all transactions of the payee; nil without one.
    var similarLink: Link? {
        guard let payee = outline?.group.payee, !payee.isEmpty else { return nil }
        return Link(.transactions(.all), query: [QueryItem("q", SearchQuery.payee(payee))])
    }

    /// Entries of other accounts that may be the other side of a transfer; none for a member who may not join them.
    var otherSides: [Entry] { context.canWrite && shared == nil ? origin.otherSides : [] }

    /// The screen on which the transaction and an entry are joined.
    func joinLink(_ entry: Entry) -> Link {
        Link(.transactions(.several), query: [QueryItem("ids", "\(transactionId),\(entry.id)")])
    }

    /// The path to open after an undo: the entries of the account.
    var pathAfterUndo: String? {
        outline.map { TransactionsRoute.list(accountId: $0.account.id.description).path.absolute }
    }

    // MARK: - Data Loading

    func load() async throws {
        guard let id = ID<Transaction>(transactionId) else { throw ServiceError.notFound }
        let details = try await context.services.transactionScreens().fetchDetails(ids: [id])
        shared = details.shared[id]
        origin = details.origin ?? TransactionOrigin()
        guard let group = details.groups.first else { throw ServiceError.notFound }
        guard let outline = TransactionOutline(group, ledgerAccounts: TransactionLedgerAccounts(details)) else {
            // What others paid for the household has no account, only an expense.
            guard let sharedLink else { throw ServiceError.notFound }
            return context.open(sharedLink)
        }
        attachments = details.attachments
        benefits = try await context.services.benefits().fetchLinks(of: group.parts.map(\.id))
        self.outline = outline
    }

    // MARK: - Actions

    /// Completes a pending transaction, which includes it in the balance.
    func complete() async {
        guard let group = outline?.group else { return }
        await perform("Complete") {
            let edit = TransactionEdit(status: .completed, allowsClosedDays: allowsClosedDays)
            let change = try await context.services.transactions().updateTransaction(id: group.id, edit, revision: group.revision)
            context.notify(Notice("Completed", undo: change.id.description))
        }
    }

    func delete() async {
        guard let outline else { return }
        await perform("Delete") {
            let change = try await context.services.transactions().deleteTransactions(
                ids: [outline.group.id], allowsClosedDays: allowsClosedDays)
            context.notify(Notice("Deleted", undo: change.id.description))
            context.close(orPush: .list(accountId: outline.account.id.description))
        }
    }

    /// Records that none of the offered entries is the other side of the transaction.
    func dismissOtherSides() async {
        guard let id = outline?.group.id, !otherSides.isEmpty else { return }
        await perform("None of these") {
            let change = try await context.services.transactions().dismissTransfer(of: id, with: otherSides.map(\.id))
            context.notify(Notice("Not offered again", undo: change.description))
        }
    }

    func addAttachment() async {
        guard let id = outline?.group.id else { return }
        guard let file else { return fileError = "Choose a file" }
        do {
            _ = try await context.services.attachments().addAttachment(to: .transaction(id), file: file, key: key.isEmpty ? nil : key)
            await context.notify(undoable: "Attached", by: .attach, of: "")
        } catch {
            fileError = context.message(of: error)
        }
    }

    func delete(_ attachment: Attachment) async {
        await perform("Delete") {
            let change = try await context.services.attachments().deleteAttachment(id: attachment.id)
            context.notify(Notice("\(attachment.name) deleted", undo: change.description))
        }
    }

    // MARK: - Private Methods

    private func perform(_ button: LocalizedText, _ body: () async throws -> Void) async {
        do {
            try await body()
        } catch {
            let error = context.record(error)
            allowsClosedDays = error.isClosedDay
            problem = error.sentence(button: button)
        }
    }
}
