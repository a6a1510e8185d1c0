import Ledger
import Models
import Services
import Storage

/// Notifies members of accounts that will fall below their agreed limit within 30 days, once for each account and first day.
struct ForecastJob: ScheduledJob {
    /// The days ahead.
    static let days = 30

    func run(in context: ServiceContext, today: Day) async throws -> ScheduledJobResult {
        let below = try await LiveForecastService(context: context).basis(today: today).belowLimit(within: Self.days)
        // Most runs find nothing to do and avoid a write.
        guard !below.isEmpty, try await context.read({ try hasWork($0, below, in: context) }) else { return ScheduledJobResult() }
        try await context.write([.notifications], allowsGroupCommit: true) { write in
            let sender = NotificationSender(write)
            for (account, point) in below { try sender.send(Self.content(account, point), key: Self.key(account, point)) }
        }
        return ScheduledJobResult()
    }

    // MARK: - Private

    private func hasWork(
        _ connection: Connection, _ below: [(account: Account, point: ForecastPoint)], in context: ServiceContext
    ) throws -> Bool {
        let notifications = NotificationRepository(connection, household: context.household.id)
        let sender = NotificationSender(connection, household: context.household.id, ids: context.database.ids, at: context.clock.now())
        return try sender.listeners().contains { listener in
            try below.contains { account, point in
                try sender.accepts(listener, Self.content(account, point))
                    && !notifications.isNotified(Self.key(account, point), to: listener.member)
            }
        }
    }

    private static func key(_ account: Account, _ point: ForecastPoint) -> String { "forecast/\(account.id)/\(point.day)" }

    private static func content(_ account: Account, _ point: ForecastPoint) -> NotificationContent {
        NotificationContent(
            kind: .balanceBelowLimit, subject: account.name, amount: point.balance, day: point.day,
            path: "/plan/forecast?account=\(account.id)")
    }
}
