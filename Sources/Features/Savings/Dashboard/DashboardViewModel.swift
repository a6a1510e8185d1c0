import Models
import Navigation
import Observation
import Services

/// The first screen of savings: what is put aside, what is planned, and what that comes to.
@Observable
final class DashboardViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    private(set) var overview: SavingsOverview?
    /// Set, the form of a new account is presented.
    var showingAddAccount = false { didSet { if showingAddAccount { coordinator?.present(.new) } } }
    /// How far it is looked ahead.
    var projectionMonths = MonthChoice.standard
    /// Whether accounts can be taken away.
    var isEditing = false

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any SavingsServiceProtocol
    private weak let coordinator: SavingsCoordinator?

    // MARK: - Initialization

    init(service: any SavingsServiceProtocol, context: MemberContext, coordinator: SavingsCoordinator?) {
        self.service = service
        self.context = context
        self.coordinator = coordinator
    }

    // MARK: - Accounts

    /// By kind and name.
    var accounts: [SavingsAccount] { overview?.accounts ?? [] }
    var isLoading: Bool { state == .loading }
    /// What went wrong with loading.
    var error: ServiceError? { state.error }
    var accountCount: Int { accounts.count }
    var hasAccounts: Bool { !accounts.isEmpty }
    /// In their order.
    var goals: [GoalProgress] { overview?.goals ?? [] }

    /// By balance, highest first.
    var sortedAccounts: [SavingsAccount] { overview.map { accounts.sortedByBalance($0.conversion) } ?? [] }

    /// What each account holds, highest first; those without a rate are not there.
    var chartData: [SavingsBar] {
        sortedAccounts.compactMap { account in
            overview?.conversion.amount(account.balance).map {
                SavingsBar(id: account.id, name: account.name, color: account.account.color, amount: $0)
            }
        }
    }

    // MARK: - Figures

    /// What the accounts hold, with what is left out; nil: too large to work out.
    var balance: ConvertedTotal? { total { overview throws(MoneyError) in try overview.totalBalance() } }

    /// In the household's currency; nil: too large to work out.
    var totalBalance: Money? { balance?.total }

    /// The same in each currency, where there are several.
    var balances: [Money] {
        guard Set(accounts.map(\.balance.currency)).count > 1 else { return [] }
        return CurrencyConversion.knownSums(of: accounts.map(\.balance)).sums
    }

    /// What is planned to be put aside each month.
    var totalMonthlyContribution: Money? {
        total { overview throws(MoneyError) in try overview.totalMonthlyContribution() }?.total
    }

    /// What was really put aside of late, by the month.
    var totalPace: Money? {
        total { overview throws(MoneyError) in
            let paces = overview.accounts.compactMap(\.pace.perMonth)
            guard paces.count == overview.accounts.count else { throw .overflow }
            return try overview.conversion.total(of: paces)
        }?.total
    }

    /// What the accounts will hold together.
    func projectedTotal(months: Int) -> Money? {
        total { [today = context.today] overview throws(MoneyError) in try overview.projectedTotal(months: months, from: today) }?.total
    }

    // MARK: - Links

    /// The same screen, looking as far ahead.
    func link(months: Int) -> Link { link(months: months, editing: isEditing) }

    /// The same screen, with accounts to be taken away or not.
    func link(editing: Bool) -> Link { link(months: projectionMonths, editing: editing) }

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

    // MARK: - Actions

    /// Deletes an account; one with transactions is archived.
    func deleteAccount(_ account: SavingsAccount) async {
        do {
            let deletion = try await service.deleteAccount(id: account.id, withEntries: false)
            coordinator?.notify(Notice(deletion.sentence(naming: account.name), undo: deletion.change?.description))
            await refresh()
        } catch {
            coordinator?.notify(Notice(ServiceError(error).description))
        }
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
