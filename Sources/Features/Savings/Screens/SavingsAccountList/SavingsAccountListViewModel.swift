import Models
import Navigation
import Observation
import SavingsModel
import ScreenKit
import Services

/// The savings accounts, with search and sort.
@Observable
final class SavingsAccountListViewModel: ContextModel<SavingsContext>, LoadableModel {
    private(set) var overview: SavingsOverview?
    var searchText = ""
    var sortOption = SortOption.name

    /// The accounts, sorted by kind and name.
    var accounts: [SavingsAccount] { overview?.accounts ?? [] }
    var isLoading: Bool { state == .loading }

    /// The accounts that match the search, in the selected order.
    var filteredAndSortedAccounts: [SavingsAccount] {
        sortAccounts(filterAccounts(accounts, searchText: searchText), by: sortOption)
    }

    /// Returns the accounts whose name or institution contains a text, ignoring case and diacritics. An empty text matches all.
    func filterAccounts(_ accounts: [SavingsAccount], searchText: String) -> [SavingsAccount] {
        let wanted = SearchText(searchText)
        return wanted.isEmpty ? accounts : accounts.filter { $0.account.isFound(by: wanted) }
    }

    /// Sorts the accounts. Accounts that compare equal are sorted by name.
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

    /// The link to the same list in another order.
    func link(sort: SortOption) -> Link {
        var query: [QueryItem] = []
        if !searchText.isEmpty { query.append(QueryItem("q", searchText)) }
        if sort != .name { query.append(QueryItem("sort", sort.rawValue)) }
        return Link(.savings(.accounts), query: query)
    }

    /// The link to the dashboard on which accounts are deleted.
    let removalLink = Link(.savings(.dashboard), query: [QueryItem("edit", "1")])

    func load() async throws { overview = try await context.services.savings().fetchSavings() }
}
