package import Models

/// Reads the stored balances.
package struct BalanceRepository {
    let connection: Connection
    let household: ID<Household>

    /// Accesses a household's rows on a connection, for the duration of its read or write.
    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    /// The balance of a ledger account in a currency; zero if it has no entries.
    package func balance(of ledgerAccount: LedgerAccountID, in currency: Currency) throws -> AccountBalance {
        try connection.first(
            "SELECT booked, pending_out, entries FROM account_balance WHERE household = $1 AND account = $2 AND currency = $3",
            .id(household), .ledgerAccount(ledgerAccount), .currency(currency)
        ) { row in
            AccountBalance(
                booked: Money(minorUnits: row.integer(0), currency: currency),
                pendingOut: Money(minorUnits: row.integer(1), currency: currency), entries: row.int(2))
        } ?? AccountBalance(booked: .zero(currency), pendingOut: .zero(currency), entries: 0)
    }

    /// The balances of a ledger account, one per currency.
    package func all(of ledgerAccount: LedgerAccountID) throws -> [AccountBalance] {
        try connection.all(
            """
            SELECT currency, booked, pending_out, entries FROM account_balance WHERE household = $1 AND account = $2 ORDER BY currency
            """, .id(household), .ledgerAccount(ledgerAccount)
        ) { row in
            let currency = try row.currency(0)
            return AccountBalance(
                booked: Money(minorUnits: row.integer(1), currency: currency),
                pendingOut: Money(minorUnits: row.integer(2), currency: currency), entries: row.int(3))
        }
    }

    /// All balances of the household by ledger account.
    package func all() throws -> [LedgerAccountID: [AccountBalance]] {
        var balances: [LedgerAccountID: [AccountBalance]] = [:]
        try connection.query(
            "SELECT account, currency, booked, pending_out, entries FROM account_balance WHERE household = $1", .id(household)
        ) { row in
            let currency = try row.currency(1)
            balances[row.ledgerAccount(0), default: []].append(
                AccountBalance(
                    booked: Money(minorUnits: row.integer(2), currency: currency),
                    pendingOut: Money(minorUnits: row.integer(3), currency: currency), entries: row.int(4)))
        }
        return balances
    }

    /// The booked balance of an own account at the end of a day: the sum of the earlier months and of the days of its month.
    package func balance(of ledgerAccount: LedgerAccountID, in currency: Currency, at day: Day) throws -> Money {
        // The last day of a month needs month totals only.
        let isWhole = day == Month(of: day).lastDay
        let month = isWhole ? Month(of: day).next : Month(of: day)
        let months = try connection.first(
            """
            SELECT CAST(COALESCE(SUM(money_in - money_out), 0) AS BIGINT) FROM month_total
            WHERE household = $1 AND account = $2 AND currency = $3 AND month < $4
            """, .id(household), .ledgerAccount(ledgerAccount), .currency(currency), .month(month)
        ) { $0.integer(0) }
        guard !isWhole else { return Money(minorUnits: months ?? 0, currency: currency) }
        let days = try connection.first(
            """
            SELECT CAST(COALESCE(SUM(money_in - money_out), 0) AS BIGINT) FROM day_total
            WHERE household = $1 AND account = $2 AND currency = $3 AND day BETWEEN $4 AND $5
            """, .id(household), .ledgerAccount(ledgerAccount), .currency(currency), .day(month.firstDay), .day(day)
        ) { $0.integer(0) }
        return try Money(minorUnits: months ?? 0, currency: currency) + Money(minorUnits: days ?? 0, currency: currency)
    }
}
