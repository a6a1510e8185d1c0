import Models
import Navigation
import Observation
import Services

/// One savings account: what it holds, what its plan makes of it, and what it is on its way to.
@Observable
final class AccountDetailViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    private(set) var details: SavingsAccountDetails?
    /// How far it is looked ahead.
    var projectionMonths = MonthChoice.standard

    // MARK: - Properties

    let accountId: String

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any SavingsServiceProtocol

    // MARK: - Initialization

    init(accountId: String, service: any SavingsServiceProtocol, context: MemberContext) {
        self.accountId = accountId
        self.service = service
        self.context = context
    }

    // MARK: - Facts

    var account: SavingsAccount? { details?.account }
    var currentBalance: Money? { account?.balance }
    var monthlyContribution: Money? { account?.monthlyContribution }

    /// What is planned to be put aside in a year; nil: too large to work out.
    var annualGrowth: Money? { account.flatMap { try? $0.monthlyContribution * 12 } }

    /// `2 years, 3 months`; days in its first month, `Today` on its first day.
    var accountAge: String { account.map { SpanText.age(since: $0.created, today: context.today) } ?? "" }

    /// The day on which it was made, or of its first entry where that is older.
    var createdDate: String { account?.created.formatted(.medium, in: context.locale) ?? "" }

    // MARK: - Projection

    /// What it holds when its plan was kept for so many months; nil: too large to work out.
    var projectedBalance: Money? { projection.flatMap { try? $0.balance(after: projectionMonths) } }

    /// Today, and each month as far as it is looked ahead; nothing where that is too large to work out.
    func projectionData() -> [ProjectionDataPoint] { projection.flatMap { try? $0.points(months: projectionMonths) } ?? [] }

    /// What is ahead of it, smallest first.
    var milestones: [Milestone] {
        guard let details else { return [] }
        return Milestone.upcoming(for: details.account, goals: details.goals, today: context.today)
    }

    /// Those that it reaches as far as it is looked ahead.
    var milestonesInSight: [Milestone] { milestones.filter { $0.months.map { $0 <= projectionMonths } ?? false } }

    /// The balance at the end of months and today, oldest first.
    var history: [DatedAmount] {
        guard let details else { return [] }
        return details.history.isEmpty ? [DatedAmount(day: context.today, amount: details.account.balance)] : details.history
    }

    // MARK: - Goals

    /// What of this account is for a goal.
    func share(of progress: GoalProgress) -> Money? {
        guard let account else { return nil }
        let shares = zip(progress.goal.parts, progress.parts).filter { $0.0.account == account.id }.map(\.1)
        return try? shares.reduce(Money.zero(account.balance.currency)) { try $0 + $1 }
    }

    /// The same screen, looking as far ahead.
    func link(months: Int) -> Link {
        Link(
            .savings(.detail(accountId: accountId)),
            query: months == MonthChoice.standard ? [] : [QueryItem("months", String(months))])
    }

    // MARK: - Data Loading

    func loadData() async {
        state = .loading
        await refresh()
    }

    func refresh() async {
        guard let id = ID<Account>(accountId) else { return state = .error(.notFound) }
        do {
            details = try await service.fetchAccount(id: id)
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }

    // MARK: - Private Methods

    private var projection: SavingsProjection? { account?.projection(from: context.today) }
}
