package import Models
package import Storage

/// What members have dismissed, by the key of the series.
package final class RecurrenceDismissalRepository: ScopedRepository {
    /// A dismissed series with its price and rhythm at that time.
    package struct Dismissal: Hashable, Sendable {
        package var series: String
        /// In minor units.
        package var amount: Int64
        package var cycle: BillingCycle

        package init(series: String, amount: Int64, cycle: BillingCycle) {
            self.series = series
            self.amount = amount
            self.cycle = cycle
        }
    }

    /// All dismissals by series.
    package func all() throws -> [String: Dismissal] {
        let rows = try connection.all(
            "SELECT series, amount, cycle_every, cycle_unit FROM recurrence_dismissal WHERE household = $1 ORDER BY series", .id(household)
        ) { row in
            Dismissal(series: row.text(), amount: row.integer(), cycle: .every(row.int(), try row.value("cycle_unit")))
        }
        return Dictionary(rows.map { ($0.series, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Stores a dismissal, instead of an earlier one of the series.
    package func save(_ dismissal: Dismissal) throws {
        guard case .every(let every, let unit) = dismissal.cycle else { return }
        try connection.execute(
            """
            INSERT INTO recurrence_dismissal (household, series, amount, cycle_every, cycle_unit) VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT (household, series) DO UPDATE
                SET amount = excluded.amount, cycle_every = excluded.cycle_every, cycle_unit = excluded.cycle_unit
            """, .id(household), .text(dismissal.series), .integer(dismissal.amount), .int(every), .text(unit.rawValue))
    }
}
