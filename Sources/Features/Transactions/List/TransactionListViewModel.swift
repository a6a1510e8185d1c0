import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// The transactions of all accounts, or the entries of one: a table on wide screens, grouped by day on a phone, with search, filters, an
/// order, count and sums.
@Observable
final class TransactionListViewModel: LoadableModel {

    // MARK: - Published Properties

    /// The account whose list it is; nil before loading, and in the list of all accounts.
    private(set) var account: Account?
    private(set) var choices = TransactionListChoices(accounts: [], categories: [], tags: [])
    /// The pending entries, shown first.
    private(set) var pending: [Entry] = []
    /// The other entries by day; in another order than by day, all in one.
    private(set) var days: [EntryDay] = []
    private(set) var page = EntryPage(entries: [], next: nil)
    private(set) var figures: EntryFigures?
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
    /// The id of the transaction whose row is changed in place.
    var editing = ""
    var payee = ""
    /// The id of a category.
    var category = ""
    /// The revision on which the change in place is based.
    var revision = ""
    private(set) var problem: LocalizedText?
    /// Whether the member was warned that a day is closed and may now change it.
    var allowsClosedDays = false

    // MARK: - Properties

    /// Nil for the list of all accounts.
    let accountId: String?
    private var nextOffset: Int?

    // MARK: - Dependencies

    let context: TransactionsContext

    // MARK: - Initialization

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
        let words = ruleTexts
        guard context.canWrite, !words.isEmpty else { return nil }
        let items = [
            ("test", words.count == 1 ? "contains" : "containsAll"), ("payee", words.joined(separator: ", ")),
            ("account", accountId ?? one(of: filter.accounts.union(named.accounts))),
            ("category", one(of: filter.categories.union(named.categories))),
        ]
        return Link(.more(.rule(ruleId: MoreRoute.newRule)), query: items.filter { !$0.1.isEmpty }.map { QueryItem($0.0, $0.1) })
    }

    /// The texts of the search that a payee may contain.
    private var ruleTexts: [String] {
        SearchQuery(filter.search).terms.filter { !$0.isExcluded }.flatMap { term -> [String] in
            switch term.condition {
            case .word(let text), .phrase(let text), .payee(let text), .payeeIs(let text): text.isEmpty ? [] : [text]
            case .number(let text): SearchNumber.isWhole(text) ? [text] : []
            default: []
            }
        }
    }

    /// The ids of the accounts and categories that the search names.
    private var named: (accounts: Set<String>, categories: Set<String>) {
        var (accounts, categories): (Set<String>, Set<String>) = ([], [])
        for term in SearchQuery(filter.search).terms where !term.isExcluded {
            switch term.condition {
            case .account(let name):
                accounts.formUnion(SearchNames(name).matches(among: choices.accounts, name: \.name).map(\.id.description))
            case .category(let name):
                categories.formUnion(SearchNames(name).matches(among: choices.categories, name: \.name).map(\.id.description))
            default: continue
            }
        }
        return (accounts, categories)
    }

    /// The only id of a filter's choice, or an empty text.
    private func one(of ids: Set<String>) -> String { ids.count == 1 ? ids.first ?? "" : "" }

    /// The currency of amounts typed into the filter.
    var currency: Currency { account?.currency ?? context.household.currency }

    /// The active conditions.
    var conditions: [TransactionFilter.Condition] {
        filter.conditions(choices, locale: context.locale, today: context.today)
    }

    /// The entry whose row is changed in place; nil if there is none.
    var edited: Entry? { context.canWrite ? page.entries.first { $0.id.description == editing } : nil }

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

    private var route: TransactionsRoute { accountId.map { .list(accountId: $0) } ?? .all }

    /// The link to the first page of the list with another filter or order.
    func link(
        _ filter: TransactionFilter? = nil, order: EntryOrder? = nil, selecting: Bool? = nil, adding items: [QueryItem] = []
    ) -> Link {
        let order = order ?? self.order
        return Link(
            .transactions(route),
            query: (filter ?? self.filter).items + (order == .newest ? [] : [QueryItem("sort", order.rawValue)])
                + (selecting ?? isSelecting ? [QueryItem("select", "1")] : []) + items)
    }

    /// The link to the first page of the list.
    var start: Link { link() }

    /// The next page; nil on the last page.
    var next: Link? {
        if let nextOffset { return link(adding: [QueryItem("offset", String(nextOffset))]) }
        return page.next.map { link(adding: [QueryItem("after", $0.description)]) }
    }

    /// The list as it is, with the transaction that is shown beside it.
    var shownLink: Link { link(adding: showing.isEmpty ? [] : [QueryItem("show", showing)]) }

    /// The path of the screen of a transaction, which leads back here.
    func detail(_ entry: Entry) -> String {
        Link(.transactions(.detail(transactionId: entry.id.description))).leadingBack(to: link(selecting: false)).path
    }

    /// The path of the list with a transaction beside it.
    func beside(_ entry: Entry) -> String { link(adding: [QueryItem("show", entry.id.description)]).path }

    /// The path of the list in which a row is changed in place.
    func edit(_ entry: Entry) -> String { link(adding: [QueryItem("edit", entry.id.description)]).path }

    /// The path of the form that adds a transaction.
    var addPath: String {
        Link(.transactions(accountId.map { .new(accountId: $0) } ?? .add)).leadingBack(to: link(selecting: false)).path
    }

    /// The path of the list as a CSV file.
    var exportPath: String {
        var query = filter.query(choices, currency: currency, locale: context.locale, today: context.today).query
        if let account { query.accounts = [account.id] }
        return "/files/transactions?" + QueryItem.text(query.items.map { QueryItem($0.name, $0.value) })
    }

    /// The link that selects all that the filter leaves; nil if there is nothing to select.
    var selectAll: Link? {
        guard let figures, figures.count > 0 else { return nil }
        let own = accountId.map { [QueryItem("in", $0)] } ?? []
        return Link(.transactions(.several), query: [QueryItem("all", "1")] + own + filter.items).leadingBack(to: link(selecting: false))
    }

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
        figures = list.figures
        pending = order == .newest ? Array(page.entries.prefix { $0.status == .pending }) : []
        days = EntryDay.grouped(page.entries.dropFirst(pending.count), isInternal: isInternal)
        completeSums(list.daySums, after: after)
        if let edited {
            payee = edited.payee
            category = edited.counterparts.first.map { ID<Category>(rawValue: $0.ledgerAccount.rawValue).description } ?? ""
            revision = String(edited.revision)
        }
        try await show(showing)
    }

    // MARK: - Actions

    /// Saves payee and category of the row that is changed in place.
    func save() async {
        guard let edited else { return }
        problem = nil
        let edit = TransactionEdit(payee: payee, category: ID<Category>(category), allowsClosedDays: allowsClosedDays)
        do {
            let change = try await context.services.transactions().updateTransaction(id: edited.id, edit, revision: Int64(revision) ?? 0)
            context.notify(Notice("Saved", undo: change.id.description))
            context.open(start)
        } catch ServiceError.conflict {
            revision = String(edited.revision)
            problem = "Somebody else changed this transaction in the meantime. Save again to keep what you typed."
        } catch {
            let error = context.record(error)
            allowsClosedDays = error.isClosedDay
            problem = error.sentence(button: "Save")
        }
    }

    // MARK: - Private Methods

    /// Loads the transaction beside the list; none if there is none of the id.
    private func show(_ text: String) async throws {
        (shown, shownReason) = (nil, nil)
        guard let id = ID<Transaction>(text) else { return }
        do {
            let details = try await context.services.transactionScreens().fetchDetails(ids: [id])
            shown = details.groups.first.flatMap { TransactionOutline($0, ledgerAccounts: TransactionLedgerAccounts(details)) }
            shownReason = details.origin?.reason
        } catch ServiceError.notFound {
            return
        }
    }

    /// Completes the sums of days that continue on another page, so that they cover all entries of the day. Filtered lists, sorted ones and
    /// that of all accounts have no such sums.
    private func completeSums(_ sums: [Day: Money], after: EntryCursor?) {
        let sorted = nextOffset != nil || Int(offset) ?? 0 > 0 ? [days.first?.day, days.last?.day] : []
        let edges = ([after?.day, page.next?.day] + sorted).compactMap(\.self)
        for index in days.indices where edges.contains(days[index].day) { days[index].sum = sums[days[index].day] }
    }
}
