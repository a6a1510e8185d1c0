import Models
import Storage

/// Facts of statement lines that transactions lack, of lines that may use a benefit.
final class BenefitLineRepository: ScopedRepository {
    /// The facts of a group's statement line.
    struct Line: Hashable, Sendable {
        /// Nil if it is the day of the transaction.
        var purchaseDay: Day?
        /// The payee in the file; nil if it is that of the transaction.
        var payee: String?

        /// - Parameters:
        ///   - purchaseDay: nil if it is the day of the transaction.
        ///   - payee: the payee in the file; nil if it is that of the transaction.
        init(purchaseDay: Day?, payee: String?) {
            self.purchaseDay = purchaseDay
            self.payee = payee
        }
    }

    /// The facts of a group's line; nil if there are none.
    func find(_ group: ID<Transaction>) throws -> Line? {
        try connection.first(
            "SELECT purchase_day, payee FROM benefit_line WHERE household = $1 AND group_id = $2", .id(household), .id(group)
        ) { Line(purchaseDay: $0.optionalDay(), payee: $0.optionalText()) }
    }

    /// Inserts or replaces the facts of a group's line.
    func save(_ line: Line, of group: ID<Transaction>) throws {
        try connection.execute(
            """
            INSERT INTO benefit_line (household, group_id, purchase_day, payee) VALUES ($1, $2, $3, $4)
            ON CONFLICT (household, group_id) DO UPDATE SET purchase_day = excluded.purchase_day, payee = excluded.payee
            """, .id(household), .id(group), .day(line.purchaseDay), .optional(line.payee))
    }

    /// Deletes the facts of a group's line.
    func delete(_ group: ID<Transaction>) throws {
        try connection.execute("DELETE FROM benefit_line WHERE household = $1 AND group_id = $2", .id(household), .id(group))
    }
}
