import AccountsModel
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// The accounts of the household, with search, sort and totals.
@Observable
final class AccountListViewModel: ContextModel<AccountsContext>, LoadableModel {
    private(set) var accounts: [AccountSummary] = []
    /// The total of all accounts, converted to the household's currency.
    private(set) var total: ConvertedTotal?
    /// How the balances went in the last 90 days.
    private(set) var trends: [ID<Account>: AccountTrend] = [:]
    var searchText = ""
    var sort = AccountSort.standard
    var showsArchived = false

    /// The accounts that match the search, in the selected order.
    var shown: [AccountSummary] {
        let wanted = SearchText(searchText)
        let fitting =
            wanted.isEmpty ? accounts : accounts.filter { $0.account.isFound(by: wanted) }
        switch sort {
        case .standard: return fitting
        case .name: return fitting.sorted { ($0.account.name.folded, $0.account.id) < ($1.account.name.folded, $1.account.id) }
        case .balance: return fitting.sorted(by: Self.isLarger)
        case .institution:
            return fitting.sorted {
                ($0.account.institution.folded, $0.account.name.folded) < ($1.account.institution.folded, $1.account.name.folded)
            }
        case .newest: return fitting.sorted { $0.account.id > $1.account.id }
        }
    }

    /// The accounts grouped by kind; nil if another order than the standard one is selected.
    var groups: [AccountKindGroup]? { sort == .standard ? AccountKindGroup.groups(of: shown) : nil }

    /// The sums of the kinds of account, one for each currency. Sums that overflow are left out.
    var kindSums: [(kind: AccountKind, sums: [Money])] {
        AccountKind.allCases.compactMap { kind in
            let balances = accounts.filter { $0.account.kind == kind }.map(\.balance.booked)
            return balances.isEmpty ? nil : (kind, CurrencyConversion.knownSums(of: balances).sums)
        }
    }

    /// The total per currency if there are several currencies. Totals that overflow are omitted here; `total` names them.
    var totals: [Money] {
        guard Set(accounts.map(\.account.currency)).count > 1 else { return [] }
        return CurrencyConversion.knownSums(of: accounts.map(\.balance.booked)).sums
    }

    /// The link to the same list in another order.
    func link(sort: AccountSort) -> Link { link(sort: sort, archived: showsArchived) }

    /// The link to the same list with archived accounts shown or hidden.
    var archivedLink: Link { link(sort: sort, archived: !showsArchived) }

    func load() async throws {
        let list = try await context.services.accountScreens().fetchList(includingArchived: showsArchived)
        accounts = list.accounts
        (total, trends) = (list.total, list.trends)
    }

    private func link(sort: AccountSort, archived: Bool) -> Link {
        var query: [QueryItem] = []
        if !searchText.isEmpty { query.append(QueryItem("q", searchText)) }
        if sort != .standard { query.append(QueryItem("sort", sort.rawValue)) }
        if archived { query.append(QueryItem("archived", "1")) }
        return Link(.accounts(.list), query: query)
    }

    /// Compares by currency, the household's currency first, then by balance, highest first.
    private static func isLarger(_ left: AccountSummary, than right: AccountSummary) -> Bool {
        (left.account.currency.code, right.balance.booked.minorUnits, left.account.name)
            < (right.account.currency.code, left.balance.booked.minorUnits, right.account.name)
    }
}
