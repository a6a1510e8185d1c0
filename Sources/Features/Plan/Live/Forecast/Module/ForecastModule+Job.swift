import Models
import PlanModel
import ServiceKit

/// Notifies members of accounts that will fall below their agreed limit within 30 days, once for each account and first day.
extension ForecastModule: ScheduledJob {
    /// The days ahead.
    static let days = 30

    func run(in context: ServiceContext, today: Day) async throws -> ScheduledJobResult {
        let below = try await LiveForecastService(context: context).basis(today: today).belowLimit(within: Self.days)
        let notices = below.map { account, point in
            DueNotice(
                content: NotificationContent(
                    kind: .balanceBelowLimit, subject: account.name, amount: point.balance, day: point.day,
                    object: ObjectReference(.forecast, of: account.id)), key: "forecast/\(account.id)/\(point.day)",
                accounts: [account.id])
        }
        if !notices.isEmpty { try await context.send { _ in notices } }
        return ScheduledJobResult()
    }
}
