import Models
import Storage

/// Net amounts over a span of days, for savings rates. The cost does not grow with the history before it.
final class SavingsFlowRepository: ScopedRepository {
    /// An own account with its currency and the days of an amount.
    struct Query: Hashable, Sendable {
        var account: ID<Account>
        var currency: Currency
        var days: ClosedRange<Day>

        init(_ account: Account, in days: ClosedRange<Day>) {
            self.account = account.id
            currency = account.currency
            self.days = days
        }
    }

    /// The net amounts of own accounts, in minor units. Costs one statement for each 16 accounts.
    ///
    /// - Parameter queries: each of another account.
    func nets(_ queries: [Query]) throws -> [ID<Account>: Int64] {
        var nets: [ID<Account>: Int64] = [:]
        let rows: [[Value]] = queries.map {
            [.id(household), .id($0.account), .currency($0.currency), .day($0.days.lowerBound), .day($0.days.upperBound)]
        }
        try connection.query(Self.nets, rows: rows) { nets[$0.id()] = $0.integer() }
        return nets
    }

    private static let nets: SQL = """
        WITH wanted (household, account, currency, first_day, last_day) AS (VALUES \(rows: 1, columns: 5))
        SELECT wanted.account, (
            SELECT CAST(COALESCE(SUM(money_in - money_out), 0) AS BIGINT) FROM day_total
            WHERE day_total.household = wanted.household AND day_total.account = wanted.account
                AND day_total.currency = wanted.currency AND day_total.day BETWEEN wanted.first_day AND wanted.last_day
        ) FROM wanted
        """

    /// The net amounts of completed transactions from a ledger account to others, in minor units of the others' currencies.
    func net(from ledgerAccount: LedgerAccountID, first: Day, until last: Day) throws -> [LedgerAccountID: Int64] {
        try connection.dictionary(
            """
            SELECT side.other, CAST(SUM(side.net) AS BIGINT) FROM (
                SELECT destination AS other, amount AS net FROM txn
                WHERE household = $1 AND source = $2 AND source_day BETWEEN $3 AND $4 AND status = 1
                UNION ALL
                SELECT source AS other, -amount AS net FROM txn
                WHERE household = $1 AND destination = $2 AND destination_day BETWEEN $3 AND $4 AND status = 1
            ) AS side GROUP BY side.other
            """, .id(household), .ledgerAccount(ledgerAccount), .day(first), .day(last)
        ) { ($0.ledgerAccount(), $0.integer()) }
    }
}
