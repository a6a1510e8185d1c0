import Localization
import Models
import Navigation
import Observation
import SavingsModel
import ScreenKit
import Services

/// One savings account: its balance, projection and milestones.
@Observable
final class SavingsAccountDetailViewModel: LoadableModel {
    private(set) var details: SavingsAccountDetails?
    /// The number of months of the projection.
    var projectionMonths = MonthChoice.standard

    let accountId: String

    let context: SavingsContext

    init(_ context: SavingsContext, accountId: String) {
        self.context = context
        self.accountId = accountId
    }

    var account: SavingsAccount? { details?.account }
    var currentBalance: Money? { account?.balance }
    var monthlyContribution: Money? { account?.monthlyContribution }

    /// The planned contributions of one year; nil if the amount overflows.
    var annualGrowth: Money? { account.flatMap { try? $0.monthlyContribution * 12 } }

    /// The age as text: `2 years, 3 months`; in days during the first month, `Today` on the first day.
    var accountAge: LocalizedText { account.map { DurationText.age(since: $0.created, today: context.today) } ?? "" }

    /// The day on which the account was created, or of its first entry if that is earlier.
    var createdDate: String { account?.created.formatted(.medium, in: context.locale) ?? "" }

    /// The projected balance after the selected number of months; nil if it overflows.
    var projectedBalance: Money? { projection.flatMap { try? $0.balance(after: projectionMonths) } }

    /// The projection points of today and of each month; empty if a point overflows.
    func projectionData() -> [ProjectionDataPoint] { projection.flatMap { try? $0.points(months: projectionMonths) } ?? [] }

    /// The upcoming milestones, smallest first.
    var milestones: [Milestone] {
        guard let details else { return [] }
        return Milestone.upcoming(for: details.account, goals: details.goals, today: context.today)
    }

    /// The milestones that the projection reaches within the selected number of months.
    var milestonesInSight: [Milestone] { milestones.filter { $0.months.map { $0 <= projectionMonths } ?? false } }

    /// The balances at the end of past months and today, oldest first.
    var history: [DatedAmount] {
        guard let details else { return [] }
        return details.history.isEmpty ? [DatedAmount(day: context.today, amount: details.account.balance)] : details.history
    }

    /// Returns the part of this account's balance that is assigned to a goal.
    func share(of progress: GoalProgress) -> Money? {
        guard let account else { return nil }
        let shares = zip(progress.goal.parts, progress.parts).filter { $0.0.account == account.id }.map(\.1)
        return try? shares.reduce(Money.zero(account.balance.currency)) { try $0 + $1 }
    }

    /// The link to this screen with another number of months.
    func link(months: Int) -> Link {
        Link(
            .savings(.detail(accountId: accountId)),
            query: months == MonthChoice.standard ? [] : [QueryItem("months", String(months))])
    }

    func load() async throws {
        guard let id = ID<Account>(accountId) else { throw ServiceError.notFound }
        details = try await context.services.savings().fetchAccount(id: id)
    }

    private var projection: SavingsProjection? { account?.projection(from: context.today) }
}
