import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services
import TransactionsModel

/// Changes several transactions at once, or none if one of them fails: those that were ticked, or all that a filter leaves.
@Observable
final class SeveralTransactionsViewModel: ContextModel<TransactionsContext>, LoadableModel {
    private(set) var outlines: [TransactionOutline] = []
    private(set) var categories: [Category] = []
    /// How many of the chosen belong to shared expenses or settlements, and are left out.
    private(set) var sharedCount = 0
    /// The ids from the link: each query item holds one or several, separated by commas.
    var ids: [String] = []
    /// Whether the link chooses all that its filter leaves.
    var choosesAll = false
    /// The account whose list is filtered; empty for the list of all accounts.
    var listed = ""
    var filter = TransactionFilter()
    /// What was chosen on the page that is submitted.
    var expected = ""
    /// Empty fields keep the stored value.
    var category = ""
    var payee = ""
    var tags = ""
    private(set) var problem: LocalizedText?
    /// Whether the member was warned that a day is closed and may now change it.
    var allowsClosedDays = false
    /// Whether each transaction is shown with what would change.
    private(set) var showsResult = false

    /// The maximum number of ticked transactions, more than a page of entries holds.
    private static let most = 500
    /// How many of the chosen are listed.
    static let shown = 100

    // MARK: - Presentation

    /// `1 transaction`, `3 transactions`.
    var countText: LocalizedText { .plural(outlines.count, one: "1 transaction", other: "\(outlines.count) transactions") }

    /// The number of split transactions, which keep their categories.
    private var splits: Int { outlines.count { $0.isSplit } }

    /// The number of transfers between own accounts, which have no category.
    private var transfers: Int { outlines.count { !$0.hasCategory } }

    /// The hint which transactions keep their categories; nil if there are none.
    var splitHint: LocalizedText? {
        let split = LocalizedText.plural(
            splits, one: "1 of them is split and keeps its categories.", other: "\(splits) of them are split and keep their categories.")
        let transfer = LocalizedText.plural(
            transfers, one: "1 of them is a transfer and has no category.",
            other: "\(transfers) of them are transfers and have no category.")
        let hints = (splits > 0 ? [split] : []) + (transfers > 0 ? [transfer] : [])
        return hints.isEmpty ? nil : .joined(hints, separator: " ")
    }

    /// How many of the chosen are left out, and why; nil if none is.
    var sharedNote: LocalizedText? {
        guard sharedCount > 0 else { return nil }
        return .plural(
            sharedCount, one: "1 more is shared with people. Change it there.",
            other: "\(sharedCount) more are shared with people. Change them there.")
    }

    /// Whether exactly two are chosen that can be one transfer between own accounts.
    var canJoin: Bool { !choosesAll && sharedCount == 0 && outlines.count == 2 && outlines[0].canJoin(outlines[1]) }

    /// A number for what is chosen, so that a page from before the list changed changes nothing else than it showed.
    var fingerprint: String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for outline in outlines { hash = (hash ^ UInt64(bitPattern: outline.group.id.rawValue)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }

    /// What the form would change of a transaction: old and new value of each field.
    func changes(of outline: TransactionOutline) -> [LocalizedText] {
        var changes: [LocalizedText] = []
        if let new = categories.first(where: { $0.id.description == category }), let old = outline.category, !outline.isSplit,
            old.id != new.id
        {
            changes.append("\(old.name) → \(new.name)")
        }
        let payee = payee.withoutOuterBlanks
        if !payee.isEmpty, payee != outline.group.payee {
            changes.append(outline.group.payee.isEmpty ? "Payee \(payee)" : "\(outline.group.payee) → \(payee)")
        }
        for tag in TagText.tags(in: tags) where !outline.group.tags.contains(tag) { changes.append("+ #\(tag)") }
        return changes
    }

    // MARK: - Data Loading

    func load() async throws {
        let details = choosesAll ? try await selection() : try await context.services.transactionScreens().fetchDetails(ids: try chosen())
        let ledgerAccounts = TransactionLedgerAccounts(details)
        categories = details.categories
        // What belongs to people changes with its expense alone.
        let own = details.groups.filter { details.shared[$0.id] == nil }
        sharedCount = details.groups.count - own.count
        outlines = try own.map { group in
            guard let outline = TransactionOutline(group, ledgerAccounts: ledgerAccounts) else { throw ServiceError.notFound }
            return outline
        }
    }

    // MARK: - Actions

    func preview() async {
        problem = nil
        guard edit() != nil else { return }
        showsResult = true
    }

    func change() async {
        problem = nil
        guard let edit = edit() else { return }
        let givesCategoryAlone = edit.payee == nil && edit.addedTags.isEmpty
        let kept = edit.category == nil ? 0 : splits
        let changed = givesCategoryAlone ? outlines.count - splits - transfers : outlines.count
        var done = LocalizedText.plural(changed, one: "1 transaction changed", other: "\(changed) transactions changed")
        if kept > 0 {
            done = .plural(
                kept, one: "\(done); 1 split keeps its categories", other: "\(done); \(kept) splits keep their categories")
        }
        await perform("Change", done: done) {
            try await context.services.transactions().updateTransactions(
                ids: outlines.filter { !givesCategoryAlone || !$0.isSplit && $0.hasCategory }.map(\.group.id), edit)
        }
    }

    /// Joins both transactions into one transfer.
    func join() async {
        problem = nil
        guard outlines.count == 2 else { return }
        await perform("Join", done: "Joined into a transfer") {
            try await context.services.transactions().joinTransactions(
                outlines[0].group.id, with: outlines[1].group.id, allowsClosedDays: allowsClosedDays)
        }
    }

    func delete() async {
        problem = nil
        await perform("Delete", done: "\(countText) deleted") {
            try await context.services.transactions().deleteTransactions(ids: outlines.map(\.group.id), allowsClosedDays: allowsClosedDays)
        }
    }

    // MARK: - Private Methods

    /// The edit of the form; nil if it changes nothing, which sets `problem`.
    private func edit() -> TransactionEdit? {
        let payee = payee.withoutOuterBlanks
        let edit = TransactionEdit(
            payee: payee.isEmpty ? nil : payee, category: ID<Category>(category), keepsSplits: true, addedTags: TagText.tags(in: tags),
            allowsClosedDays: allowsClosedDays)
        guard edit.payee != nil || edit.category != nil || !edit.addedTags.isEmpty else {
            problem = "Choose a category, or type a payee or tags"
            return nil
        }
        guard edit.payee != nil || !edit.addedTags.isEmpty || splits + transfers < outlines.count else {
            problem =
                splits > 0
                ? "Splits keep their categories; change the parts of each instead" : "Transfers between your accounts have no category"
            return nil
        }
        return edit
    }

    /// All that the filter of the link leaves.
    private func selection() async throws -> TransactionDetails {
        let account: ID<Account>? = try listed.isEmpty ? nil : listedAccount()
        let (filter, locale, today, household) = (filter, context.locale, context.today, context.household.currency)
        return try await context.services.transactionScreens().fetchSelection(account: account) { account, choices in
            filter.query(choices, currency: account?.currency ?? household, locale: locale, today: today).query
        }
    }

    private func listedAccount() throws -> ID<Account> {
        guard let id = ID<Account>(listed) else { throw ServiceError.notFound }
        return id
    }

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

    private func perform(_ button: LocalizedText, done: LocalizedText, _ body: () async throws -> LedgerChange) async {
        guard let first = outlines.first else { return }
        guard !choosesAll || expected == fingerprint else {
            return problem = "The list has changed and now has \(countText). Press \(button) again to confirm."
        }
        do {
            let change = try await body()
            context.notify(Notice(done, undo: change.id.description))
            context.close(orPush: .list(accountId: first.account.id.description))
        } catch {
            let error = context.record(error)
            allowsClosedDays = error.isClosedDay
            problem = error.sentence(button: button)
        }
    }
}
