import Models
import Storage

/// Finds the largest completed transactions of a category.
final class LargestTransactionRepository: ScopedRepository {
    /// A part of a transaction in a category.
    struct Part: Hashable, Sendable {
        var group: ID<Transaction>
        var day: Day
        /// Empty if it has none.
        var payee: String
        /// What came into the category; negative: what left it.
        var amount: Money
    }

    /// The number of parts that are looked at, newest first, in each direction.
    static let looked = 1_000

    /// The parts with the largest amounts in a currency among the newest of some days.
    ///
    /// - Parameters:
    ///   - leaving: those that left the category, as income does, instead of those that came into it.
    ///   - limit: at most `looked`.
    func parts(
        of category: ID<Category>, _ days: ClosedRange<Day>, leaving: Bool, in currency: Currency, limit: Int
    ) throws -> [Part] {
        let values: [Value] = [
            .id(household), .id(category), .day(days.lowerBound), .day(days.upperBound), .currency(currency), .int(Self.looked),
            .int(limit),
        ]
        var parts: [Part] = []
        try connection.query(leaving ? Self.leaving : Self.coming, values: values) { row in
            parts.append(
                Part(
                    group: row.id(), day: row.day(), payee: row.text(),
                    amount: Money(minorUnits: (leaving ? -1 : 1) * row.integer(), currency: currency)))
        }
        return parts
    }

    private static let coming: SQL = """
        SELECT part.group_id, part.day, COALESCE(payee.name, ''), part.amount FROM (
            SELECT txn.group_id AS group_id, txn.id AS id, txn.destination_day AS day, txn.payee AS payee, txn.amount AS amount FROM txn
            WHERE txn.household = $1 AND txn.destination = $2 AND txn.destination_day BETWEEN $3 AND $4 AND txn.status = 1
                AND txn.currency = $5 ORDER BY txn.destination_day DESC, txn.group_id DESC, txn.id DESC LIMIT $6
        ) AS part LEFT JOIN payee ON payee.household = $1 AND payee.id = part.payee
        ORDER BY part.amount DESC, part.day DESC, part.group_id, part.id LIMIT $7
        """

    private static let leaving: SQL = """
        SELECT part.group_id, part.day, COALESCE(payee.name, ''), part.amount FROM (
            SELECT txn.group_id AS group_id, txn.id AS id, txn.source_day AS day, txn.payee AS payee, txn.amount AS amount FROM txn
            WHERE txn.household = $1 AND txn.source = $2 AND txn.source_day BETWEEN $3 AND $4 AND txn.status = 1
                AND txn.currency = $5 ORDER BY txn.source_day DESC, txn.group_id DESC, txn.id DESC LIMIT $6
        ) AS part LEFT JOIN payee ON payee.household = $1 AND payee.id = part.payee
        ORDER BY part.amount DESC, part.day DESC, part.group_id, part.id LIMIT $7
        """
}
