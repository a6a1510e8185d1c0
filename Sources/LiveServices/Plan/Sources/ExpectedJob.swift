import Ledger
import Models
import Services
import Storage

/// Notifies members of expected money that is late, and that is missing: once each for an occurrence.
struct ExpectedJob: ScheduledJob {
    private typealias Notice = (content: NotificationContent, key: String)

    func run(in context: ServiceContext, today: Day) async throws -> ScheduledJobResult {
        // Most runs find nothing to do and avoid a write.
        guard try await context.read({ try hasWork($0, in: context, today: today) }) else { return ScheduledJobResult() }
        try await context.write([.notifications], allowsGroupCommit: true) { write in
            let sender = NotificationSender(write)
            for notice in try notices(write.connection, of: context.household, today: today) {
                try sender.send(notice.content, key: notice.key)
            }
        }
        return ScheduledJobResult()
    }

    // MARK: - Private

    private func hasWork(_ connection: Connection, in context: ServiceContext, today: Day) throws -> Bool {
        let notices = try notices(connection, of: context.household, today: today)
        guard !notices.isEmpty else { return false }
        let notifications = NotificationRepository(connection, household: context.household.id)
        let sender = NotificationSender(connection, household: context.household.id, ids: context.database.ids, at: context.clock.now())
        return try sender.listeners().contains { listener in
            try notices.contains {
                try sender.accepts(listener, $0.content) && !notifications.isNotified($0.key, to: listener.member)
            }
        }
    }

    private func notices(_ connection: Connection, of household: Household, today: Day) throws -> [Notice] {
        let reader = try ExpectedReader(HouseholdReading(connection, household: household.id), today: today)
        // Older ones were notified of when they became missing.
        return reader.open(from: today.adding(days: -Self.lookBack), through: today.adding(days: -1)).compactMap { item, open in
            guard open.status == .late || open.status == .missing else { return nil }
            let content = NotificationContent(
                kind: open.status == .late ? .expectedLate : .expectedMissing, subject: item.name, amount: item.amount, day: open.due,
                path: "/plan/expected/\(item.id)")
            return (content, "expected/\(item.id)/\(open.scheduled)/\(open.status.rawValue)")
        }
    }

    private static let lookBack = 35
}
