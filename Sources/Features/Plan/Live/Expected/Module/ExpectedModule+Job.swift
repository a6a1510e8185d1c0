import Models
import PlanModel
import ServiceKit
import Storage

/// Notifies members of expected money that is late, and that is missing: once each for an occurrence.
extension ExpectedModule: ScheduledJob {
    func run(in context: ServiceContext, today: Day) async throws -> ScheduledJobResult {
        try await context.send { try notices($0, of: context.household, today: today) }
        return ScheduledJobResult()
    }

    /// Members were notified of older occurrences when these became missing.
    private static let lookBack = 35

    private func notices(_ connection: Connection, of household: Household, today: Day) throws -> [DueNotice] {
        let reader = try ExpectedReader(HouseholdReading(connection, household: household.id), today: today)
        return reader.open(from: today.adding(days: -Self.lookBack), through: today.adding(days: -1)).compactMap { item, open in
            guard open.status == .late || open.status == .missing else { return nil }
            let content = NotificationContent(
                kind: open.status == .late ? .expectedLate : .expectedMissing, subject: item.name, amount: item.amount, day: open.due,
                object: ObjectReference(item.id))
            return DueNotice(
                content: content, key: "expected/\(item.id)/\(open.scheduled)/\(open.status.rawValue)",
                accounts: item.account.map { [$0] } ?? [])
        }
    }
}
