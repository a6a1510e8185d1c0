import Models
import Navigation
import Observation
import Services

/// All entries of an account: 20 to a page, grouped by day, with search and filters.
@Observable
final class TransactionListViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    private(set) var account: Account?
    private(set) var categories: [Category] = []
    private(set) var tags: [String] = []
    /// Pending entries, which stand on top.
    private(set) var pending: [Entry] = []
    private(set) var days: [EntryDay] = []
    private(set) var page = EntryPage(entries: [], next: nil)
    private(set) var errors = TransactionFilter.Errors()
    var filter = TransactionFilter()
    /// Where the list goes on, as the page before it wrote it.
    var after = ""
    /// Whether a link asks for boxes to tick, to change several at once.
    var asksToSelect = false

    // MARK: - Properties

    let accountId: String

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any TransactionServiceProtocol
    private let accounts: any AccountServiceProtocol
    private let categoryService: any CategoryServiceProtocol

    // MARK: - Initialization

    init(
        accountId: String, service: any TransactionServiceProtocol, accounts: any AccountServiceProtocol,
        categories: any CategoryServiceProtocol, context: MemberContext
    ) {
        self.accountId = accountId
        self.service = service
        self.accounts = accounts
        categoryService = categories
        self.context = context
    }

    /// Whether entries have boxes to tick.
    var isSelecting: Bool { asksToSelect && context.canWrite }

    // MARK: - Links

    /// The same list with another filter, from its beginning.
    func link(_ filter: TransactionFilter, selecting: Bool? = nil) -> Link {
        let selecting = selecting ?? isSelecting
        return Link(
            .accounts(.transactions(accountId: accountId)), query: filter.items + (selecting ? [QueryItem("select", "1")] : []))
    }

    /// The same list from its beginning.
    var start: Link { link(filter) }

    /// The next page; nil at the end.
    var next: Link? {
        guard let cursor = page.next else { return nil }
        var next = start
        next.query.append(QueryItem("after", cursor.description))
        return next
    }

    /// What is asked for, one by one.
    var conditions: [TransactionFilter.Condition] {
        filter.conditions(categories: categories, locale: context.locale, today: context.today)
    }

    // MARK: - Data Loading

    func loadData() async {
        state = .loading
        await refresh()
    }

    func refresh() async {
        guard let id = ID<Account>(accountId) else { return state = .error(.notFound) }
        do {
            let account = try await accounts.fetchAccount(id: id).account
            self.account = account
            categories = try await categoryService.fetchCategories(includingArchived: true)
            tags = try await service.fetchTags()
            let (query, errors) = filter.query(
                account: account, categories: categories, after: EntryCursor(after), locale: context.locale, today: context.today)
            self.errors = errors
            page = try await service.fetchEntries(query)
            pending = Array(page.entries.prefix { $0.status == .pending })
            days = EntryDay.grouped(page.entries.dropFirst(pending.count))
            try await completeSums(query)
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }

    // MARK: - Private Methods

    /// A day that goes on over the page's edge has the sum of all its entries, not only of those on this page.
    private func completeSums(_ query: EntryQuery) async throws {
        let last = days.count - 1
        guard last >= 0 else { return }
        if page.next?.day == days[last].day { days[last].sum = try await sum(on: days[last].day, query) }
        if query.after?.day == days[0].day { days[0].sum = try await sum(on: days[0].day, query) }
    }

    private func sum(on day: Day, _ query: EntryQuery) async throws -> Money? {
        var whole = query
        (whole.from, whole.until, whole.after, whole.limit) = (day, day, nil, 500)
        let page = try await service.fetchEntries(whole)
        return page.next == nil ? EntryDay.sum(of: page.entries) : nil
    }
}
