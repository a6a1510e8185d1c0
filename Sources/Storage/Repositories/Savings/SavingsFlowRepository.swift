package import Models

/// Net amounts over a span of days, for savings rates. The cost does not grow with the history before it.
package struct SavingsFlowRepository {
    let connection: Connection
    let household: ID<Household>

    /// Accesses a household's rows on a connection, for the duration of its read or write.
    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    /// The net amount of an own account, in minor units.
    package func net(of account: ID<Account>, in currency: Currency, from first: Day, until last: Day) throws -> Int64 {
        try connection.first(
            """
            SELECT CAST(COALESCE(SUM(money_in - money_out), 0) AS BIGINT) FROM day_total
            WHERE household = $1 AND account = $2 AND currency = $3 AND day BETWEEN $4 AND $5
            """, .id(household), .id(account), .currency(currency), .day(first), .day(last)
        ) { $0.integer(0) } ?? 0
    }

    /// The net amounts of completed transactions from a ledger account to others, in minor units of the others' currencies.
    package func net(from ledgerAccount: LedgerAccountID, first: Day, until last: Day) throws -> [LedgerAccountID: Int64] {
        var nets: [LedgerAccountID: Int64] = [:]
        try connection.query(
            """
            SELECT side.other, CAST(SUM(side.net) AS BIGINT) FROM (
                SELECT destination AS other, amount AS net FROM txn
                WHERE household = $1 AND source = $2 AND source_day BETWEEN $3 AND $4 AND status = 1
                UNION ALL
                SELECT source AS other, -amount AS net FROM txn
                WHERE household = $1 AND destination = $2 AND destination_day BETWEEN $3 AND $4 AND status = 1
            ) AS side GROUP BY side.other
            """, .id(household), .ledgerAccount(ledgerAccount), .day(first), .day(last)
        ) { nets[$0.ledgerAccount(0)] = $0.integer(1) }
        return nets
    }
}
