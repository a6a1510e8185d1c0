package import Models

/// Reads daily and monthly totals of ledger accounts. The cost does not grow with the history before the given days.
package final class FlowRepository: ScopedRepository {
    /// The net amount of a ledger account in a month.
    package struct MonthFlow: Hashable, Sendable {
        package var currency: Currency
        package var month: Month
        /// Incoming minus outgoing amounts, in minor units.
        package var net: Int64

        package init(currency: Currency, month: Month, net: Int64) {
            self.currency = currency
            self.month = month
            self.net = net
        }

        /// Adds a total of the same currency and month, which differs in its scope; returns whether it is one.
        mutating func merge(_ other: MonthFlow) throws -> Bool {
            guard currency == other.currency, month == other.month else { return false }
            let (sum, overflow) = net.addingReportingOverflow(other.net)
            guard !overflow else { throw MoneyError.overflow }
            net = sum
            return true
        }
    }

    /// The change of net worth per month and currency, from a month on: the amounts that left categories, equity and conversion.
    ///
    /// Computed from these rather than from own accounts and receivables, so that transfers in transit between own accounts count as the household's.
    package func netWorthChanges(since month: Month) throws -> [MonthFlow] {
        // The cross join fixes SQLite's join order; otherwise it scans all months.
        try connection.all(
            """
            SELECT month_total.currency, month_total.month, CAST(SUM(month_total.money_out - month_total.money_in) AS BIGINT)
            FROM account_balance CROSS JOIN account CROSS JOIN month_total
            WHERE account_balance.household = $1
                AND account.household = account_balance.household AND account.id = account_balance.account AND account.role NOT IN ('own', 'receivable')
                AND month_total.household = account_balance.household AND month_total.account = account_balance.account
                AND month_total.currency = account_balance.currency AND month_total.month >= $2
            GROUP BY month_total.currency, month_total.month ORDER BY month_total.currency, month_total.month
            """, .id(household), .month(month)
        ) { MonthFlow(currency: try $0.currency(), month: $0.month(), net: $0.integer()) }
    }

    /// The change of net worth per currency within some days of one month: the amounts of completed transactions that left categories,
    /// equity and conversion. The cost grows with these days.
    package func netWorthChanges(from first: Day, until last: Day) throws -> [MonthFlow] {
        try connection.all(
            """
            SELECT side.currency, CAST(SUM(side.net) AS BIGINT) FROM (
                SELECT txn.currency AS currency, txn.amount AS net FROM account CROSS JOIN txn
                WHERE account.household = $1 AND account.role NOT IN ('own', 'receivable') AND txn.household = account.household AND txn.source = account.id
                    AND txn.source_day BETWEEN $2 AND $3 AND txn.status = 1
                UNION ALL
                SELECT txn.currency AS currency, -txn.amount AS net FROM account CROSS JOIN txn
                WHERE account.household = $1 AND account.role NOT IN ('own', 'receivable') AND txn.household = account.household AND txn.destination = account.id
                    AND txn.destination_day BETWEEN $2 AND $3 AND txn.status = 1
            ) AS side GROUP BY side.currency ORDER BY side.currency
            """, .id(household), .day(first), .day(last)
        ) { MonthFlow(currency: try $0.currency(), month: Month(of: first), net: $0.integer()) }
    }

    /// The net amount of a day.
    package struct DayFlow: Hashable, Sendable {
        package var day: Day
        package var currency: Currency
        /// Incoming minus outgoing amounts, in minor units.
        package var net: Int64

        package init(day: Day, currency: Currency, net: Int64) {
            self.day = day
            self.currency = currency
            self.net = net
        }
    }

    /// The change of net worth per day and currency, from a day on, also of days to come: what left categories by daily totals, and what left
    /// equity and conversion by their transactions, which are few.
    package func netWorthDays(since day: Day) throws -> [DayFlow] {
        try connection.all(
            """
            SELECT side.day, side.currency, CAST(SUM(side.net) AS BIGINT) FROM (
                SELECT day_total.currency AS currency, day_total.day AS day, day_total.money_out - day_total.money_in AS net
                FROM account CROSS JOIN account_balance CROSS JOIN day_total
                WHERE account.household = $1 AND account.role = 'category'
                    AND account_balance.household = account.household AND account_balance.account = account.id
                    AND day_total.household = account_balance.household AND day_total.account = account_balance.account
                    AND day_total.currency = account_balance.currency AND day_total.day >= $2
                UNION ALL
                SELECT txn.currency AS currency, txn.source_day AS day, txn.amount AS net FROM account CROSS JOIN txn
                WHERE account.household = $1 AND account.role NOT IN ('own', 'receivable', 'category') AND txn.household = account.household
                    AND txn.source = account.id AND txn.source_day >= $2 AND txn.status = 1
                UNION ALL
                SELECT txn.currency AS currency, txn.destination_day AS day, -txn.amount AS net FROM account CROSS JOIN txn
                WHERE account.household = $1 AND account.role NOT IN ('own', 'receivable', 'category') AND txn.household = account.household
                    AND txn.destination = account.id AND txn.destination_day >= $2 AND txn.status = 1
            ) AS side GROUP BY side.currency, side.day ORDER BY side.currency, side.day
            """, .id(household), .day(day)
        ) { row in DayFlow(day: row.day(), currency: try row.currency(), net: row.integer()) }
    }

    /// The net amount of an own account or a receivable, on a day or in the month that begins with it.
    package struct HeldFlow: Hashable, Sendable {
        package var ledgerAccount: LedgerAccountID
        package var day: Day
        package var net: Money

        package init(ledgerAccount: LedgerAccountID, day: Day, net: Money) {
            self.ledgerAccount = ledgerAccount
            self.day = day
            self.net = net
        }
    }

    /// The changes of own accounts and receivables per month and currency, from a month on, also of months to come.
    package func heldMonths(since month: Month) throws -> [HeldFlow] {
        try connection.all(
            """
            SELECT month_total.account, month_total.month, month_total.money_in - month_total.money_out, month_total.currency
            FROM account CROSS JOIN account_balance CROSS JOIN month_total
            WHERE account.household = $1 AND account.role IN ('own', 'receivable')
                AND account_balance.household = account.household AND account_balance.account = account.id
                AND month_total.household = account_balance.household AND month_total.account = account_balance.account
                AND month_total.currency = account_balance.currency AND month_total.month >= $2
            """, .id(household), .month(month)
        ) { row in HeldFlow(ledgerAccount: row.ledgerAccount(), day: row.month().firstDay, net: try row.money()) }
    }

    /// The changes of own accounts and receivables per day and currency within some days: of own accounts from daily totals, of receivables from
    /// their transactions, which are few.
    ///
    /// The sums of receivables are the household's, so those transactions count that the reader does not see.
    package func heldDays(_ days: ClosedRange<Day>) throws -> [HeldFlow] {
        let own = try connection.all(
            """
            SELECT day_total.account, day_total.day, day_total.money_in - day_total.money_out, day_total.currency
            FROM account CROSS JOIN day_total
            WHERE account.household = $1 AND account.role = 'own' AND day_total.household = account.household
                AND day_total.account = account.id AND day_total.currency = account.currency AND day_total.day BETWEEN $2 AND $3
            """, .id(household), .day(days.lowerBound), .day(days.upperBound)
        ) { row in HeldFlow(ledgerAccount: row.ledgerAccount(), day: row.day(), net: try row.money()) }
        let owed = try connection.unscoped.all(
            """
            SELECT account.id, txn.destination_day, txn.amount, txn.currency FROM account CROSS JOIN txn
            WHERE account.household = $1 AND account.role = 'receivable' AND txn.household = account.household
                AND txn.destination = account.id AND txn.destination_day BETWEEN $2 AND $3 AND txn.status = 1
            UNION ALL
            SELECT account.id, txn.source_day, -txn.amount, txn.currency FROM account CROSS JOIN txn
            WHERE account.household = $1 AND account.role = 'receivable' AND txn.household = account.household
                AND txn.source = account.id AND txn.source_day BETWEEN $2 AND $3 AND txn.status = 1
            """, .id(household), .day(days.lowerBound), .day(days.upperBound)
        ) { row in HeldFlow(ledgerAccount: row.ledgerAccount(), day: row.day(), net: try row.money()) }
        return own + owed
    }

    /// The first month of each ledger account with transactions.
    package func firstMonths() throws -> [LedgerAccountID: Month] {
        let found: [(LedgerAccountID, Month?)] = try connection.all(
            """
            SELECT account_balance.account, MIN((SELECT MIN(month_total.month) FROM month_total
                WHERE month_total.household = account_balance.household AND month_total.account = account_balance.account
                    AND month_total.currency = account_balance.currency))
            FROM account_balance WHERE account_balance.household = $1 GROUP BY account_balance.account
            """, .id(household)
        ) { row in
            let account = row.ledgerAccount()
            return (account, row.optionalInteger().map { Month(number: Int32(clamping: $0)) })
        }
        return Dictionary(found.compactMap { account, month in month.map { (account, $0) } }, uniquingKeysWith: min)
    }

    /// The opening balances of own accounts, including archived ones, dated `first` or later.
    package func openings(since first: Day) throws -> [Money] {
        try connection.all(
            """
            SELECT CAST(SUM(CASE WHEN txn.destination = account.id THEN txn.amount ELSE -txn.amount END) AS BIGINT), account.currency
            FROM account CROSS JOIN txn
            WHERE account.household = $1 AND account.role = 'own' AND account.opening_group IS NOT NULL
                AND txn.household = account.household AND txn.group_id = account.opening_group AND txn.currency = account.currency
                AND ((txn.destination = account.id AND txn.destination_day >= $2) OR (txn.source = account.id AND txn.source_day >= $2))
            GROUP BY account.id, account.currency ORDER BY account.id
            """, .id(household), .day(first)
        ) { try $0.money() }
    }

    /// The first month with transactions; nil for an empty ledger.
    package func firstMonth() throws -> Month? {
        let found: Int64?? = try connection.first(
            """
            SELECT MIN((SELECT MIN(month_total.month) FROM month_total WHERE month_total.household = account_balance.household
                AND month_total.account = account_balance.account AND month_total.currency = account_balance.currency))
            FROM account_balance WHERE account_balance.household = $1
            """, .id(household)
        ) { $0.optionalInteger() }
        return (found ?? nil).map { Month(number: Int32(clamping: $0)) }
    }

    /// The first month with completed transactions of a ledger account; nil if there are none.
    package func firstMonth(of ledgerAccount: LedgerAccountID, in currency: Currency) throws -> Month? {
        let found: Int64?? = try connection.first(
            "SELECT MIN(month) FROM month_total WHERE household = $1 AND account = $2 AND currency = $3", .id(household),
            .ledgerAccount(ledgerAccount),
            .currency(currency)
        ) { $0.optionalInteger() }
        return (found ?? nil).map { Month(number: Int32(clamping: $0)) }
    }

    /// The net amounts of a ledger account per month, from a month on.
    package func months(of ledgerAccount: LedgerAccountID, since month: Month) throws -> [MonthFlow] {
        try connection.totals(
            """
            SELECT month_total.currency, month_total.month, month_total.money_in - month_total.money_out
            FROM account_balance JOIN month_total ON month_total.household = account_balance.household
                AND month_total.account = account_balance.account AND month_total.currency = account_balance.currency
                AND month_total.month >= $1
            WHERE account_balance.household = $2 AND account_balance.account = $3
            ORDER BY month_total.currency, month_total.month
            """, .month(month), .id(household), .ledgerAccount(ledgerAccount)
        ) {
            MonthFlow(currency: try $0.currency(), month: $0.month(), net: $0.integer())
        } merging: {
            try $0.merge($1)
        }
    }

    /// The net amounts of completed entries of an own account per day, from a day on, in minor units; includes future-dated entries.
    package func days(of ledgerAccount: LedgerAccountID, in currency: Currency, since day: Day) throws -> [Day: Int64] {
        try connection.dictionary(
            "SELECT day, money_in - money_out FROM day_total WHERE household = $1 AND account = $2 AND currency = $3 AND day >= $4",
            .id(household), .ledgerAccount(ledgerAccount), .currency(currency), .day(day)
        ) { ($0.day(), $0.integer()) }
    }

    /// The net amount of completed entries of an own account on a day, in minor units.
    package func net(of ledgerAccount: LedgerAccountID, in currency: Currency, on day: Day) throws -> Int64 {
        try connection.first(
            "SELECT money_in - money_out FROM day_total WHERE household = $1 AND account = $2 AND currency = $3 AND day = $4",
            .id(household),
            .ledgerAccount(ledgerAccount), .currency(currency), .day(day)) ?? 0
    }
}
