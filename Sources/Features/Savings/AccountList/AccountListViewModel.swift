import Models
import Navigation
import Observation
import Services

/// All savings accounts, with search and sort.
@Observable
final class AccountListViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    private(set) var overview: SavingsOverview?
    var searchText = ""
    var sortOption = SortOption.name

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any SavingsServiceProtocol

    // MARK: - Initialization

    init(service: any SavingsServiceProtocol, context: MemberContext) {
        self.service = service
        self.context = context
    }

    // MARK: - What is shown

    /// By kind and name.
    var accounts: [SavingsAccount] { overview?.accounts ?? [] }
    var isLoading: Bool { state == .loading }

    /// Those that fit the search, in the chosen order.
    var filteredAndSortedAccounts: [SavingsAccount] {
        sortAccounts(filterAccounts(accounts, searchText: searchText), by: sortOption)
    }

    /// Accounts whose name or institution holds a text, without regard to case and accents; all of them for an empty one.
    func filterAccounts(_ accounts: [SavingsAccount], searchText: String) -> [SavingsAccount] {
        let wanted = searchText.trimmed.folded
        return wanted.isEmpty ? accounts : accounts.filter { $0.account.isFound(by: wanted) }
    }

    /// Accounts in an order; those that are alike in it by name.
    func sortAccounts(_ accounts: [SavingsAccount], by option: SortOption) -> [SavingsAccount] {
        func name(_ account: SavingsAccount) -> (String, ID<Account>) { (account.name.folded, account.id) }
        switch option {
        case .name: return accounts.sorted { name($0) < name($1) }
        case .balance: return accounts.sortedByBalance(overview?.conversion ?? CurrencyConversion(into: context.household.currency))
        case .institution:
            return accounts.sorted {
                ($0.institution.folded, $0.name.folded, $0.id) < ($1.institution.folded, $1.name.folded, $1.id)
            }
        case .date: return accounts.sorted { ($1.created, name($0).0, $0.id) < ($0.created, name($1).0, $1.id) }
        }
    }

    /// The same list in another order.
    func link(sort: SortOption) -> Link {
        var query: [QueryItem] = []
        if !searchText.isEmpty { query.append(QueryItem("q", searchText)) }
        if sort != .name { query.append(QueryItem("sort", sort.rawValue)) }
        return Link(.savings(.accounts), query: query)
    }

    // MARK: - Data Loading

    func loadData() async {
        state = .loading
        await loadAccounts()
    }

    func refresh() async { await loadAccounts() }

    func loadAccounts() async {
        do {
            overview = try await service.fetchSavings()
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }
}
