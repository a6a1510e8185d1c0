import Models
import Navigation
import Observation
import ScreenKit
import Services

/// The entries of an account: 20 per page, grouped by day, with search and filters.
@Observable
final class TransactionListViewModel: LoadableModel {

    // MARK: - Published Properties

    private(set) var account: Account?
    private(set) var categories: [Category] = []
    private(set) var tags: [String] = []
    /// The pending entries, shown first.
    private(set) var pending: [Entry] = []
    private(set) var days: [EntryDay] = []
    private(set) var page = EntryPage(entries: [], next: nil)
    private(set) var errors = TransactionFilter.Errors()
    var filter = TransactionFilter()
    /// The cursor of the next page, as written by the previous page.
    var after = ""
    /// Whether the link requests checkboxes for changing several entries at once.
    var asksToSelect = false

    // MARK: - Properties

    let accountId: String

    // MARK: - Dependencies

    let context: TransactionsContext

    // MARK: - Initialization

    init(_ context: TransactionsContext, accountId: String) {
        self.context = context
        self.accountId = accountId
    }

    /// Whether entries have checkboxes.
    var isSelecting: Bool { asksToSelect && context.canWrite }

    // MARK: - Links

    /// The link to the first page of the list with another filter.
    func link(_ filter: TransactionFilter, selecting: Bool? = nil) -> Link {
        let selecting = selecting ?? isSelecting
        return Link(
            .transactions(.list(accountId: accountId)), query: filter.items + (selecting ? [QueryItem("select", "1")] : []))
    }

    /// The link to the first page of the list.
    var start: Link { link(filter) }

    /// The next page; nil on the last page.
    var next: Link? {
        guard let cursor = page.next else { return nil }
        var next = start
        next.query.append(QueryItem("after", cursor.description))
        return next
    }

    /// The active conditions.
    var conditions: [TransactionFilter.Condition] {
        filter.conditions(categories: categories, locale: context.locale, today: context.today)
    }

    // MARK: - Data Loading

    func load() async throws {
        guard let id = ID<Account>(accountId) else { throw ServiceError.notFound }
        let (filter, after, locale, today) = (filter, EntryCursor(after), context.locale, context.today)
        let list = try await context.services.transactionScreens().fetchList(account: id) { account, categories in
            filter.query(account: account, categories: categories, after: after, locale: locale, today: today).query
        }
        account = list.account
        categories = list.categories
        tags = list.tags
        errors = filter.query(account: list.account, categories: categories, after: after, locale: locale, today: today).errors
        page = list.page
        pending = Array(page.entries.prefix { $0.status == .pending })
        days = EntryDay.grouped(page.entries.dropFirst(pending.count))
        completeSums(list.daySums, after: after)
    }

    // MARK: - Private Methods

    /// Completes the sums of days that continue on another page, so that they cover all entries of the day. Filtered lists have no such
    /// sums.
    private func completeSums(_ sums: [Day: Money], after: EntryCursor?) {
        let edges = [after?.day, page.next?.day].compactMap(\.self)
        for index in days.indices where edges.contains(days[index].day) { days[index].sum = sums[days[index].day] }
    }
}
