package import Models

/// Reads the stored balances.
package final class BalanceRepository: ScopedRepository {
    /// The balance of a ledger account in a currency; zero if it has no entries.
    package func balance(of ledgerAccount: LedgerAccountID, in currency: Currency) throws -> AccountBalance {
        try connection.first(
            "SELECT booked, pending_out, entries FROM account_balance WHERE household = $1 AND account = $2 AND currency = $3",
            .id(household), .ledgerAccount(ledgerAccount), .currency(currency)
        ) { row in
            AccountBalance(
                booked: Money(minorUnits: row.integer(), currency: currency),
                pendingOut: Money(minorUnits: row.integer(), currency: currency), entries: row.int())
        } ?? AccountBalance(booked: .zero(currency), pendingOut: .zero(currency), entries: 0)
    }

    /// The balances of a ledger account, one per currency.
    package func all(of ledgerAccount: LedgerAccountID) throws -> [AccountBalance] {
        try connection.all(
            "SELECT currency, booked, pending_out, entries FROM account_balance WHERE household = $1 AND account = $2 ORDER BY currency",
            .id(household), .ledgerAccount(ledgerAccount), as: Self.balance)
    }

    /// All balances of the household by ledger account.
    package func all() throws -> [LedgerAccountID: [AccountBalance]] {
        var balances: [LedgerAccountID: [AccountBalance]] = [:]
        try connection.query(
            "SELECT account, currency, booked, pending_out, entries FROM account_balance WHERE household = $1", .id(household)
        ) { row in
            balances[row.ledgerAccount(), default: []].append(try Self.balance(&row))
        }
        return balances
    }

    /// An own account with its currency and a day.
    package struct Query: Hashable, Sendable {
        package var ledgerAccount: LedgerAccountID
        var currency: Currency
        var day: Day

        package init(_ account: Account, at day: Day) {
            ledgerAccount = LedgerAccountID(account.id)
            currency = account.currency
            self.day = day
        }
    }

    /// The booked balances of own accounts, each at the end of a day of its own. Costs one statement for each 16 accounts.
    ///
    /// - Parameter queries: each of another account.
    package func balances(_ queries: [Query]) throws -> [LedgerAccountID: Money] {
        let currencies = Dictionary(queries.map { ($0.ledgerAccount, $0.currency) }, uniquingKeysWith: { first, _ in first })
        var balances: [LedgerAccountID: Money] = [:]
        try connection.query(Self.balances, rows: queries.map(row)) { row in
            let ledgerAccount = row.ledgerAccount()
            guard let currency = currencies[ledgerAccount] else { return }
            balances[ledgerAccount] =
                try Money(minorUnits: row.integer(), currency: currency) + Money(minorUnits: row.integer(), currency: currency)
        }
        return balances
    }

    private static let balances: SQL = """
        WITH wanted (household, account, currency, month, first_day, last_day) AS (VALUES \(rows: 1, columns: 6))
        SELECT wanted.account, (
            SELECT CAST(COALESCE(SUM(money_in - money_out), 0) AS BIGINT) FROM month_total
            WHERE month_total.household = wanted.household AND month_total.account = wanted.account
                AND month_total.currency = wanted.currency AND month_total.month < wanted.month
        ), (
            SELECT CAST(COALESCE(SUM(money_in - money_out), 0) AS BIGINT) FROM day_total
            WHERE day_total.household = wanted.household AND day_total.account = wanted.account AND day_total.currency = wanted.currency
                AND day_total.day BETWEEN wanted.first_day AND wanted.last_day
        ) FROM wanted
        """

    /// The months before `month` and the days that make up the balance at the end of a day.
    private func row(_ query: Query) -> [Value] {
        let month = Month(of: query.day)
        let account: [Value] = [.id(household), .ledgerAccount(query.ledgerAccount), .currency(query.currency)]
        // The last day of a month needs month totals only.
        guard query.day != month.lastDay else { return account + [.month(month.next), 1, 0] }
        return account + [.month(month), .day(month.firstDay), .day(query.day)]
    }

    /// The balances of some ledger accounts, by ledger account.
    package func all(of ledgerAccounts: some Sequence<LedgerAccountID>) throws -> [LedgerAccountID: [AccountBalance]] {
        var balances: [LedgerAccountID: [AccountBalance]] = [:]
        try connection.query(Self.some, .id(household), in: ValueList.unique(ledgerAccounts)) { row in
            balances[row.ledgerAccount(), default: []].append(try Self.balance(&row))
        }
        return balances
    }

    private static let some: SQL =
        "SELECT account, currency, booked, pending_out, entries FROM account_balance WHERE household = $1 AND account IN (\(list: 2))"

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
        ) { $0.integer() }
        guard !isWhole else { return Money(minorUnits: months ?? 0, currency: currency) }
        let days = try connection.first(
            """
            SELECT CAST(COALESCE(SUM(money_in - money_out), 0) AS BIGINT) FROM day_total
            WHERE household = $1 AND account = $2 AND currency = $3 AND day BETWEEN $4 AND $5
            """, .id(household), .ledgerAccount(ledgerAccount), .currency(currency), .day(month.firstDay), .day(day)
        ) { $0.integer() }
        return try Money(minorUnits: months ?? 0, currency: currency) + Money(minorUnits: days ?? 0, currency: currency)
    }

    private static func balance(_ row: inout Row) throws -> AccountBalance {
        let currency = try row.currency()
        return AccountBalance(
            booked: Money(minorUnits: row.integer(), currency: currency), pendingOut: Money(minorUnits: row.integer(), currency: currency),
            entries: row.int())
    }
}
