import Models
import Storage

/// Reads what own accounts and what other people owe changed by, from monthly and daily totals.
final class AccountTotalRepository: ScopedRepository {
    /// What came into an account less what left it.
    struct Change: Hashable, Sendable {
        var ledgerAccount: LedgerAccountID
        /// The calendar month; of days, that of the first one.
        var month: Month
        var net: Money
    }

    /// The changes of each calendar month from one on, also of months to come.
    func months(since first: Month) throws -> [Change] {
        try connection.all(
            """
            SELECT month_total.account, month_total.month, month_total.money_in - month_total.money_out, month_total.currency
            FROM account CROSS JOIN account_balance CROSS JOIN month_total
            WHERE account.household = $1 AND account.role IN ('own', 'receivable')
                AND account_balance.household = account.household AND account_balance.account = account.id
                AND month_total.household = account_balance.household AND month_total.account = account_balance.account
                AND month_total.currency = account_balance.currency AND month_total.month >= $2
            """, .id(household), .month(first)
        ) { row in
            Change(
                ledgerAccount: row.ledgerAccount(), month: row.month(),
                net: try row.money())
        }
    }

    /// The changes within some days of one calendar month: of own accounts from daily totals, of others from their transactions.
    func days(_ days: ClosedRange<Day>) throws -> [Change] {
        let month = Month(of: days.lowerBound)
        let own = try connection.all(
            """
            SELECT day_total.account, CAST(SUM(day_total.money_in - day_total.money_out) AS BIGINT), day_total.currency
            FROM account CROSS JOIN day_total
            WHERE account.household = $1 AND account.role = 'own' AND day_total.household = account.household
                AND day_total.account = account.id AND day_total.currency = account.currency AND day_total.day BETWEEN $2 AND $3
            GROUP BY day_total.account, day_total.currency
            """, .id(household), .day(days.lowerBound), .day(days.upperBound)
        ) { row in
            Change(
                ledgerAccount: row.ledgerAccount(), month: month,
                net: try row.money())
        }
        let owed = try connection.all(
            """
            SELECT side.account, CAST(SUM(side.net) AS BIGINT), side.currency FROM (
                SELECT account.id AS account, txn.amount AS net, txn.currency AS currency FROM account CROSS JOIN txn
                WHERE account.household = $1 AND account.role = 'receivable' AND txn.household = account.household
                    AND txn.destination = account.id AND txn.destination_day BETWEEN $2 AND $3 AND txn.status = 1
                UNION ALL
                SELECT account.id AS account, -txn.amount AS net, txn.currency AS currency FROM account CROSS JOIN txn
                WHERE account.household = $1 AND account.role = 'receivable' AND txn.household = account.household
                    AND txn.source = account.id AND txn.source_day BETWEEN $2 AND $3 AND txn.status = 1
            ) AS side GROUP BY side.account, side.currency
            """, .id(household), .day(days.lowerBound), .day(days.upperBound)
        ) { row in
            Change(
                ledgerAccount: row.ledgerAccount(), month: month,
                net: try row.money())
        }
        return own + owed
    }

    /// The change of net worth per currency within some days of one calendar month: what left categories by daily totals, and what left equity
    /// and conversion by their transactions, which are few.
    func netWorthChanges(within days: ClosedRange<Day>) throws -> [FlowRepository.MonthFlow] {
        try connection.all(
            """
            SELECT side.currency, CAST(SUM(side.net) AS BIGINT) FROM (
                SELECT day_total.currency AS currency, day_total.money_out - day_total.money_in AS net
                FROM account CROSS JOIN account_balance CROSS JOIN day_total
                WHERE account.household = $1 AND account.role = 'category'
                    AND account_balance.household = account.household AND account_balance.account = account.id
                    AND day_total.household = account_balance.household AND day_total.account = account_balance.account
                    AND day_total.currency = account_balance.currency AND day_total.day BETWEEN $2 AND $3
                UNION ALL
                SELECT txn.currency AS currency, txn.amount AS net FROM account CROSS JOIN txn
                WHERE account.household = $1 AND account.role NOT IN ('own', 'receivable', 'category')
                    AND txn.household = account.household AND txn.source = account.id AND txn.source_day BETWEEN $2 AND $3
                    AND txn.status = 1
                UNION ALL
                SELECT txn.currency AS currency, -txn.amount AS net FROM account CROSS JOIN txn
                WHERE account.household = $1 AND account.role NOT IN ('own', 'receivable', 'category')
                    AND txn.household = account.household AND txn.destination = account.id AND txn.destination_day BETWEEN $2 AND $3
                    AND txn.status = 1
            ) AS side GROUP BY side.currency ORDER BY side.currency
            """, .id(household), .day(days.lowerBound), .day(days.upperBound)
        ) { row in
            FlowRepository.MonthFlow(currency: try row.currency(), month: Month(of: days.lowerBound), net: row.integer())
        }
    }
}
