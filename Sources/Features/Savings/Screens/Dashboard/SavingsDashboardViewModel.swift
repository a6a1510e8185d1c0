import Models
import Navigation
import Observation
import SavingsModel
import ScreenKit
import Services

/// The first screen of savings: balances, planned contributions and the projection.
@Observable
final class SavingsDashboardViewModel: ContextModel<SavingsContext>, LoadableModel {
    private(set) var overview: SavingsOverview?
    /// Presents the form of a new account when set to true.
    var showingAddAccount = false { didSet { if showingAddAccount { context.present(.new) } } }
    /// The number of months of the projection.
    var projectionMonths = MonthChoice.standard
    /// Whether the mode that removes accounts is active.
    var isEditing = false

    // MARK: - Accounts

    /// The accounts, sorted by kind and name.
    var accounts: [SavingsAccount] { overview?.accounts ?? [] }
    var accountCount: Int { accounts.count }
    var hasAccounts: Bool { !accounts.isEmpty }
    /// The goals in their priority order.
    var goals: [GoalProgress] { overview?.goals ?? [] }

    /// The accounts, sorted by balance, highest first.
    var sortedAccounts: [SavingsAccount] { overview.map { accounts.sortedByBalance($0.conversion) } ?? [] }

    /// The balances for the chart, highest first. Accounts without an exchange rate are omitted.
    var chartData: [SavingsBar] {
        sortedAccounts.compactMap { account in
            overview?.conversion.amount(account.balance).map {
                SavingsBar(id: account.id, name: account.name, color: account.account.color, amount: $0)
            }
        }
    }

    // MARK: - Figures

    /// The total balance, with the omitted amounts; nil if it overflows.
    var balance: ConvertedTotal? { total { overview throws(MoneyError) in try overview.totalBalance() } }

    /// The total balance in the household's currency; nil if it overflows.
    var totalBalance: Money? { balance?.total }

    /// The total balance per currency if there are several currencies.
    var balances: [Money] {
        guard Set(accounts.map(\.balance.currency)).count > 1 else { return [] }
        return CurrencyConversion.knownSums(of: accounts.map(\.balance)).sums
    }

    /// The planned monthly contribution of all accounts.
    var totalMonthlyContribution: Money? {
        total { overview throws(MoneyError) in try overview.totalMonthlyContribution() }?.total
    }

    /// The actual average monthly contribution of all accounts.
    var totalPace: Money? {
        total { overview throws(MoneyError) in
            let paces = overview.accounts.compactMap(\.pace.perMonth)
            guard paces.count == overview.accounts.count else { throw .overflow }
            return try overview.conversion.total(of: paces)
        }?.total
    }

    /// Returns the projected total balance of all accounts.
    func projectedTotal(months: Int) -> Money? {
        total { [today = context.today] overview throws(MoneyError) in try overview.projectedTotal(months: months, from: today) }?.total
    }

    /// The projected total balance of today and of each month; empty if it overflows.
    var projection: [DatedAmount] {
        overview.flatMap { try? $0.projectedTotals(months: projectionMonths, from: context.today) } ?? []
    }

    // MARK: - Links

    /// The link to this screen with another number of months.
    func link(months: Int) -> Link { link(months: months, editing: isEditing) }

    /// The link to this screen with the removal mode on or off.
    func link(editing: Bool) -> Link { link(months: projectionMonths, editing: editing) }

    // MARK: - Data Loading

    func load() async throws { overview = try await context.services.savings().fetchSavings() }

    // MARK: - Actions

    /// Deletes an account. An account with transactions is archived instead.
    func deleteAccount(_ account: SavingsAccount) async {
        let isDeleted = await context.performAndNotify {
            let deletion = try await context.services.savings().deleteAccount(id: account.id, withEntries: false)
            return Notice(deletion.sentence(naming: account.name), undo: deletion.change?.description)
        }
        if isDeleted { await refresh() }
    }

    // MARK: - Private Methods

    private func total(_ body: (SavingsOverview) throws(MoneyError) -> ConvertedTotal) -> ConvertedTotal? {
        guard let overview else { return ConvertedTotal(total: .zero(context.household.currency), rateDay: nil, leftOut: []) }
        return try? body(overview)
    }

    private func link(months: Int, editing: Bool) -> Link {
        var query: [QueryItem] = []
        if months != MonthChoice.standard { query.append(QueryItem("months", String(months))) }
        if editing { query.append(QueryItem("edit", "1")) }
        return Link(.savings(.dashboard), query: query)
    }
}
