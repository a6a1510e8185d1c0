import Ledger
import Models
import Services
import Storage

/// Notifies members of budgets that are spent to 80 and to 100 %, once each in a period.
struct BudgetJob: ScheduledJob {
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
        let found = try notices(connection, of: context.household, today: today)
        guard !found.isEmpty else { return false }
        let notifications = NotificationRepository(connection, household: context.household.id)
        let sender = NotificationSender(connection, household: context.household.id, ids: context.database.ids, at: context.clock.now())
        return try sender.listeners().contains { listener in
            try found.contains {
                try sender.accepts(listener, $0.content) && !notifications.isNotified($0.key, to: listener.member)
            }
        }
    }

    private func notices(
        _ connection: Connection, of household: Household, today: Day
    ) throws -> [(content: NotificationContent, key: String)] {
        let reader = try BudgetReader(connection, household: household, today: today)
        guard !reader.isEmpty else { return [] }
        return try reader.lines(of: household.month(of: today)).compactMap { line in
            let status = line.status
            guard status.level != .within else { return nil }
            let content = NotificationContent(
                kind: status.level == .near ? .budgetNear : .budgetSpent, subject: line.category.name, amount: status.left.magnitude,
                day: household.days(of: status.term.months.upperBound).upperBound, path: "/plan/budgets/\(line.category.id)")
            return (content, "budget/\(line.category.id)/\(status.term.months.lowerBound)/\(status.level.rawValue)")
        }
    }
}
