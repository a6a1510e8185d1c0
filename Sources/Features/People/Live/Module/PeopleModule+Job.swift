import Ledger
import Models
import PeopleModel
import ServiceKit

/// Adds recurring expenses on their days, once for each day: one that was missed for three cycles is added three times.
extension PeopleModule: ScheduledJob {
    func run(in context: ServiceContext, today: Day) async throws -> ScheduledJobResult {
        _ = try await Self.addDueExpenses(in: context, today: today)
        return ScheduledJobResult()
    }

    /// - Returns: the expenses that were added, by series, then by day.
    static func addDueExpenses(in context: ServiceContext, today: Day) async throws -> [AddedExpense] {
        let household = context.household.id
        // Most runs find nothing to do and avoid a write.
        let due = try await context.read { connection in
            try ExpenseSeriesRepository(connection, household: household).all().filter { !$0.due(through: today).isEmpty }.map(\.id)
        }
        var added: [AddedExpense] = []
        for id in due {
            added += try await context.write([.people, .transactions, .accounts, .notifications]) { write in
                guard let series = try ExpenseSeriesRepository(write.connection, household: household).find(id) else { return [] }
                return try PeopleWriter(write).addDue(of: series, through: today)
            }
        }
        return added
    }
}
