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
    }

    /// The facts of a group's line; nil if there are none.
    func find(_ group: ID<Transaction>) throws -> Line? {
        try connection.first(
            "SELECT purchase_day, payee FROM benefit_line WHERE household = $1 AND group_id = $2", .id(household), .id(group)
        ) { Line(purchaseDay: $0.optionalDay(), payee: $0.optionalText()) }
    }

    /// Calls a closure with the facts of each group's line, by group.
    ///
    /// - Parameter account: restricts to transactions of an account.
    func all(of account: ID<Account>?, row body: (ID<Transaction>, Line) throws -> Void) throws {
        let read: (inout Row) throws -> Void = { row in
            try body(row.id(), Line(purchaseDay: row.optionalDay(), payee: row.optionalText()))
        }
        guard let account else {
            return try connection.query(
                "SELECT group_id, purchase_day, payee FROM benefit_line WHERE household = $1 ORDER BY group_id", .id(household), row: read)
        }
        try connection.query(
            """
            SELECT group_id, purchase_day, payee FROM benefit_line WHERE household = $1 AND EXISTS (
                SELECT 1 FROM txn WHERE txn.household = benefit_line.household AND txn.group_id = benefit_line.group_id
                    AND (txn.source = $2 OR txn.destination = $2))
            ORDER BY group_id
            """, .id(household), .id(account), row: read)
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
