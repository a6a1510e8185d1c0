package import Models

/// Reads what came into own accounts from each other ledger account, and what left them for it. Only completed transactions count; what moves between
/// the accounts does not.
package final class EntryFlowRepository: ScopedRepository {
    /// What came from a category or another ledger account, and what went there, in one currency.
    package struct Flow: Hashable, Sendable {
        package var other: LedgerAccountID
        /// Zero or above.
        package var moneyIn: Money
        /// Zero or above.
        package var moneyOut: Money

        package init(other: LedgerAccountID, moneyIn: Money, moneyOut: Money) {
            self.other = other
            self.moneyIn = moneyIn
            self.moneyOut = moneyOut
        }
    }

    /// What came into all own accounts and left them, from the totals of whole months and the transactions of the days before and after them. The cost
    /// grows with months and ledger accounts, not with the transactions of whole months.
    ///
    /// - Parameters:
    ///   - first: nil for the beginning of the ledger.
    ///   - last: nil for its end.
    /// - Throws: `StorageError.overflow` for a sum that exceeds 64 bits.
    package func all(from first: Day?, until last: Day?) throws -> [Flow] {
        if let first, let last, first > last { return [] }
        var flows: [Flow] = []
        var (start, end) = (Int64(Int32.min), Int64(Int32.max))
        if let first, first != Month(of: first).firstDay {
            flows += try days(from: first, until: min(Month(of: first).lastDay, last ?? Month(of: first).lastDay))
            start = Int64(Month(of: first).next.number)
        } else if let first {
            start = Int64(Month(of: first).number)
        }
        if let last, last != Month(of: last).lastDay {
            let monthStart = Month(of: last).firstDay
            // Days of one month were read above, unless they begin with it.
            if first.map({ $0 <= monthStart }) ?? true { flows += try days(from: monthStart, until: last) }
            end = Int64(Month(of: last).previous.number)
        } else if let last {
            end = Int64(Month(of: last).number)
        }
        return start <= end ? flows + (try months(from: start, through: end)) : flows
    }

    /// What came into an own account and left it, from its transactions: the cost grows with their number.
    ///
    /// - Throws: `StorageError.overflow` for a sum that exceeds 64 bits.
    package func flows(of ledgerAccount: LedgerAccountID, from first: Day?, until last: Day?) throws -> [Flow] {
        try connection.all(
            """
            SELECT side.other, CAST(SUM(side.money_in) AS BIGINT), CAST(SUM(side.money_out) AS BIGINT), side.currency FROM (
                SELECT source AS other, amount AS money_in, 0 AS money_out, currency FROM txn
                WHERE household = $1 AND destination = $2 AND destination_day BETWEEN $3 AND $4 AND status = 1
                UNION ALL
                SELECT destination AS other, 0 AS money_in, amount AS money_out, currency FROM txn
                WHERE household = $1 AND source = $2 AND source_day BETWEEN $3 AND $4 AND status = 1
            ) AS side GROUP BY side.other, side.currency ORDER BY side.other, side.currency
            """, .id(household), .ledgerAccount(ledgerAccount), .integer(first.map { Int64($0.number) } ?? Int64(Int32.min)),
            .integer(last.map { Int64($0.number) } ?? Int64(Int32.max)), as: Self.flow)
    }

    // MARK: - Private

    private func months(from first: Int64, through last: Int64) throws -> [Flow] {
        // The cross join fixes SQLite's join order, as in `FlowRepository`.
        try connection.all(
            """
            SELECT month_total.account, CAST(SUM(month_total.money_out) AS BIGINT), CAST(SUM(month_total.money_in) AS BIGINT), month_total.currency
            FROM account_balance CROSS JOIN account CROSS JOIN month_total
            WHERE account_balance.household = $1
                AND account.household = account_balance.household AND account.id = account_balance.account AND account.role <> 'own'
                AND month_total.household = account_balance.household AND month_total.account = account_balance.account
                AND month_total.currency = account_balance.currency AND month_total.month BETWEEN $2 AND $3
            GROUP BY month_total.account, month_total.currency ORDER BY month_total.account, month_total.currency
            """, .id(household), .integer(first), .integer(last), as: Self.flow)
    }

    private func days(from first: Day, until last: Day) throws -> [Flow] {
        try connection.all(
            """
            SELECT side.other, CAST(SUM(side.money_in) AS BIGINT), CAST(SUM(side.money_out) AS BIGINT), side.currency FROM (
                SELECT account.id AS other, txn.amount AS money_in, 0 AS money_out, txn.currency AS currency FROM account CROSS JOIN txn
                WHERE account.household = $1 AND account.role <> 'own' AND txn.household = account.household AND txn.source = account.id
                    AND txn.source_day BETWEEN $2 AND $3 AND txn.status = 1
                UNION ALL
                SELECT account.id AS other, 0 AS money_in, txn.amount AS money_out, txn.currency AS currency FROM account CROSS JOIN txn
                WHERE account.household = $1 AND account.role <> 'own' AND txn.household = account.household AND txn.destination = account.id
                    AND txn.destination_day BETWEEN $2 AND $3 AND txn.status = 1
            ) AS side GROUP BY side.other, side.currency ORDER BY side.other, side.currency
            """, .id(household), .day(first), .day(last), as: Self.flow)
    }

    private static func flow(_ row: inout Row) throws -> Flow {
        let (other, moneyIn, moneyOut) = (row.ledgerAccount(), row.integer(), row.integer())
        let currency = try row.currency()
        return Flow(
            other: other, moneyIn: Money(minorUnits: moneyIn, currency: currency), moneyOut: Money(minorUnits: moneyOut, currency: currency)
        )
    }
}
