import HomeModel
import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services
import TransactionsModel

/// The transactions of all accounts, or the entries of one, grouped by day, on wide screens with columns, with search, filters, an
/// order, count and sums.
@Observable
final class TransactionListViewModel: LoadableModel {
    /// The account whose list it is; nil before loading, and in the list of all accounts.
    private(set) var account: Account?
    private(set) var choices = TransactionListChoices(accounts: [], categories: [], tags: [])
    /// The pending entries, shown first.
    private(set) var pending: [Entry] = []
    /// The other entries by day; in another order than by day, all in one.
    private(set) var days: [EntryDay] = []
    private(set) var page = EntryPage(entries: [], next: nil)
    private(set) var figures: EntryFigures?
    /// What stands beside the list of all accounts; nil in the list of one.
    private(set) var overview: TransactionOverview?
    /// The member's saved searches, in the list of all accounts.
    private(set) var savedSearches: [SavedSearch] = []
    private(set) var errors = TransactionFilter.Errors()
    var filter = TransactionFilter()
    var order = EntryOrder.newest
    /// The cursor of the next page, as written by the previous page.
    var after = ""
    /// The position of the next page of a sorted list.
    var offset = ""
    /// Whether the link requests checkboxes for changing several entries at once.
    var asksToSelect = false
    /// The id of the entry that is ticked when selecting begins.
    var picked = ""
    /// The id of the transaction that is shown beside the list on wide screens.
    var showing = ""
    /// That transaction; nil if there is none.
    private(set) var shown: TransactionOutline?
    /// Why that transaction has its category; nil if it is not known.
    private(set) var shownReason: CategoryReason?
    /// The row that is changed in place.
    var rowEdit = EntryRowEdit()

    /// Nil for the list of all accounts.
    let accountId: String?
    private var nextOffset: Int?

    let context: TransactionsContext

    init(_ context: TransactionsContext, accountId: String?) {
        self.context = context
        self.accountId = accountId
    }

    // MARK: - Presentation

    /// Whether rows are ticked by pressing them.
    var isSelecting: Bool { asksToSelect && context.canWrite }

    /// Whether entries are grouped under their days.
    var isByDay: Bool { order == .newest || order == .oldest }

    /// Whether rows name their account.
    var showsAccounts: Bool { accountId == nil }

    /// Whether rows have the balance after them.
    var showsBalances: Bool { page.entries.contains { $0.balance != nil } }

    /// The link to a rule for what the filter searches for; nil without a search.
    var ruleLink: Link? {
        context.canWrite ? RuleSuggestion(filter: filter, account: accountId, choices: choices).link : nil
    }

    /// The category of an id; nil if there is none.
    func category(_ id: ID<Models.Category>) -> Models.Category? { choices.categories.first { $0.id == id } }

    /// The currency of amounts typed into the filter.
    var currency: Currency { account?.currency ?? context.household.currency }

    /// The active conditions.
    var conditions: [TransactionFilter.Condition] {
        filter.conditions(choices, locale: context.locale, today: context.today)
    }

    /// The entry whose row is changed in place; nil if there is none.
    var edited: Entry? { context.canWrite ? page.entries.first { $0.id.description == rowEdit.id } : nil }

    /// Whether payee and category of an entry can be changed in place: it has one category.
    func canEdit(_ entry: Entry) -> Bool {
        context.canWrite && !isSelecting && entry.counterparts.count == 1 && entry.counterparts[0].role == .category
    }

    /// Whether an entry moves money between two listed accounts.
    func isInternal(_ entry: Entry) -> Bool {
        guard accountId == nil else { return false }
        return entry.counterparts.contains { side in
            side.role == .own
                && (filter.accounts.isEmpty || filter.accounts.contains(ID<Account>(rawValue: side.ledgerAccount.rawValue).description))
        }
    }

    // MARK: - Links

    /// The links that keep filter and order.
    var links: TransactionListLinks {
        TransactionListLinks(accountId: accountId, filter: filter, order: order, isSelecting: isSelecting)
    }

    /// The next page; nil on the last page.
    var next: Link? {
        if let nextOffset { return links.list(adding: [QueryItem("offset", String(nextOffset))]) }
        return page.next.map { links.list(adding: [QueryItem("after", $0.description)]) }
    }

    /// The list as it is, with the transaction that is shown beside it.
    var shownLink: Link { links.list(adding: showing.isEmpty ? [] : [QueryItem("show", showing)]) }

    /// The path of the list as a CSV file.
    var exportPath: String {
        var query = filter.query(choices, currency: currency, locale: context.locale, today: context.today).query
        if let account { query.accounts = [account.id] }
        return "/files/transactions?" + QueryItem.text(query.items.map { QueryItem($0.name, $0.value) })
    }

    /// The link that selects all that the filter leaves; nil if there is nothing to select.
    var selectAll: Link? { figures?.count ?? 0 > 0 ? links.all : nil }

    // MARK: - Data Loading

    func load() async throws {
        let id = try accountId.map { text in
            guard let id = ID<Account>(text) else { throw ServiceError.notFound }
            return id
        }
        let (filter, after, locale, today, household) = (
            filter, EntryCursor(after), context.locale, context.today, context.household.currency
        )
        let limit = accountId == nil ? 50 : 20
        let list = try await context.services.transactionScreens().fetchList(
            account: id, order: order, offset: Int(offset) ?? 0
        ) { account, choices in
            var query = filter.query(choices, currency: account?.currency ?? household, locale: locale, today: today).query
            (query.after, query.limit) = (after, limit)
            return query
        }
        account = list.account
        choices = list.choices
        errors = filter.query(choices, currency: currency, locale: locale, today: today).errors
        page = list.page
        nextOffset = list.nextOffset
        (figures, overview) = (list.figures, list.overview)
        savedSearches = accountId == nil ? try await context.services.search().fetchSearches().saved : []
        pending = order == .newest ? Array(page.entries.prefix { $0.status == .pending }) : []
        days = EntryDay.grouped(page.entries.dropFirst(pending.count), isInternal: isInternal)
        EntryDay.complete(&days, with: list.daySums, after: after, before: page.next, isCut: nextOffset != nil || Int(offset) ?? 0 > 0)
        if let edited { rowEdit.fill(from: edited) }
        try await show(showing)
    }

    // MARK: - Actions

    /// Saves payee and category of the row that is changed in place.
    func save() async {
        guard let edited else { return }
        do {
            let change = try await context.services.transactions()
                .updateTransaction(id: edited.id, rowEdit.change, revision: Int64(rowEdit.revision) ?? 0)
            context.notify(Notice("Saved", undo: change.id.description))
            context.open(links.list())
        } catch ServiceError.conflict {
            rowEdit.showConflict(with: edited)
        } catch {
            rowEdit.fail(context.record(error))
        }
    }

    /// Runs a closure while the row that is changed in place shows what is stored in place of what is typed.
    func showingStored(_ read: () -> Void) {
        guard let edited else { return }
        let typed = rowEdit
        rowEdit.fill(from: edited)
        read()
        rowEdit = typed
    }

    // MARK: - Private Methods

    /// Loads the transaction beside the list; none if there is none of the id.
    private func show(_ text: String) async throws {
        (shown, shownReason) = (nil, nil)
        guard let id = ID<Transaction>(text) else { return }
        do {
            let details = try await context.services.transactionScreens().fetchDetails(ids: [id])
            shown = TransactionOutline(details)
            shownReason = details.origin?.reason
        } catch ServiceError.notFound {
            return
        }
    }
}
