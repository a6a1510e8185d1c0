import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Changes several transactions at once, or none if one of them fails.
@Observable
final class SeveralTransactionsViewModel: LoadableModel {

    // MARK: - Published Properties

    private(set) var outlines: [TransactionOutline] = []
    private(set) var categories: [Category] = []
    /// The ids from the link: each query item holds one or several, separated by commas.
    var ids: [String] = []
    /// Empty fields keep the stored value.
    var category = ""
    var payee = ""
    var tags = ""
    private(set) var problem: LocalizedText?
    /// Whether the member was warned that a day is closed and may now change it.
    var allowsClosedDays = false

    // MARK: - Properties

    /// The maximum number of transactions, more than a page of entries holds.
    private static let most = 500

    // MARK: - Dependencies

    let context: TransactionsContext

    // MARK: - Initialization

    init(_ context: TransactionsContext) {
        self.context = context
    }

    // MARK: - Presentation

    /// `1 transaction`, `3 transactions`.
    var countText: LocalizedText { .plural(outlines.count, one: "1 transaction", other: "\(outlines.count) transactions") }

    /// The number of split transactions, which keep their categories.
    private var splits: Int { outlines.count { $0.isSplit } }

    /// The hint that split transactions keep their categories; nil if there are none.
    var splitHint: LocalizedText? {
        guard splits > 0 else { return nil }
        return .plural(
            splits, one: "1 of them is split and keeps its categories.", other: "\(splits) of them are split and keep their categories.")
    }

    // MARK: - Data Loading

    func load() async throws {
        let details = try await context.services.transactionScreens().fetchDetails(ids: try chosen())
        let ledgerAccounts = TransactionLedgerAccounts(details)
        categories = details.categories
        outlines = try details.groups.map { group in
            guard let outline = TransactionOutline(group, ledgerAccounts: ledgerAccounts) else { throw ServiceError.notFound }
            return outline
        }
    }

    // MARK: - Actions

    func change() async {
        problem = nil
        let added = TagText.tags(in: tags)
        let payee = payee.withoutOuterBlanks
        let edit = TransactionEdit(
            payee: payee.isEmpty ? nil : payee, category: ID<Category>(category), keepsSplits: true, addedTags: added,
            allowsClosedDays: allowsClosedDays)
        guard edit.payee != nil || edit.category != nil || !added.isEmpty else {
            return problem = "Choose a category, or type a payee or tags"
        }
        let givesCategoryAlone = edit.payee == nil && added.isEmpty
        guard !givesCategoryAlone || splits < outlines.count else {
            return problem = "Splits keep their categories; change the parts of each instead"
        }
        let (changed, kept) = (givesCategoryAlone ? outlines.count - splits : outlines.count, edit.category == nil ? 0 : splits)
        var done = LocalizedText.plural(changed, one: "1 transaction changed", other: "\(changed) transactions changed")
        if kept > 0 {
            done = .plural(
                kept, one: "\(done); 1 split keeps its categories", other: "\(done); \(kept) splits keep their categories")
        }
        await act("Change", done: done) {
            try await context.services.transactions().updateTransactions(
                ids: outlines.filter { !givesCategoryAlone || !$0.isSplit }.map(\.group.id), edit)
        }
    }

    func delete() async {
        await act("Delete", done: "\(countText) deleted") {
            try await context.services.transactions().deleteTransactions(ids: outlines.map(\.group.id), allowsClosedDays: allowsClosedDays)
        }
    }

    // MARK: - Private Methods

    /// Parses the ids of the link and removes duplicates.
    private func chosen() throws -> [ID<Transaction>] {
        var seen: Set<ID<Transaction>> = []
        let texts = ids.flatMap { $0.split(separator: ",") }
        guard texts.count <= Self.most else { throw ServiceError.rule(.transactionTooManyChosen(atMost: Self.most)) }
        return try texts.compactMap { text in
            guard let id = ID<Transaction>(text) else { throw ServiceError.notFound }
            return seen.insert(id).inserted ? id : nil
        }
    }

    private func act(_ button: LocalizedText, done: LocalizedText, _ body: () async throws -> LedgerChange) async {
        guard let first = outlines.first else { return }
        do {
            let change = try await body()
            context.notify(Notice(done, undo: change.id.description))
            context.push(.list(accountId: first.account.id.description))
        } catch {
            let error = context.record(error)
            allowsClosedDays = error.isClosedDay
            problem = error.sentence(button: button)
        }
    }
}
