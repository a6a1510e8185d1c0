package import Models

/// Reads what was spent in all categories of spending, from their monthly and daily totals.
package final class CategoryFlowRepository: ScopedRepository {
    /// What came into a category less what left it.
    package struct Flow: Hashable, Sendable {
        package var category: ID<Category>
        /// The first day of a calendar month, or the day.
        package var day: Day
        package var net: Money

        package init(category: ID<Category>, day: Day, net: Money) {
            self.category = category
            self.day = day
            self.net = net
        }

        /// Adds a total of the same category, day and currency, which differs in its scope; returns whether it is one.
        package mutating func merge(_ other: Flow) throws -> Bool {
            guard category == other.category, day == other.day, net.currency == other.net.currency else { return false }
            net = try net + other.net
            return true
        }
    }

    /// The totals of calendar months.
    package func months(from first: Month, through last: Month) throws -> [Flow] {
        try connection.totals(
            """
            SELECT month_total.account, month_total.month, month_total.money_in - month_total.money_out, month_total.currency
            FROM account CROSS JOIN account_balance CROSS JOIN month_total
            WHERE account.household = $1 AND account.category_class = 'spending'
                AND account_balance.household = account.household AND account_balance.account = account.id
                AND month_total.household = account_balance.household AND month_total.account = account_balance.account
                AND month_total.currency = account_balance.currency AND month_total.month BETWEEN $2 AND $3
            ORDER BY month_total.account, month_total.currency, month_total.month
            """, .id(household), .month(first), .month(last)
        ) { row in
            Flow(
                category: row.id(), day: row.month().firstDay,
                net: try row.money())
        } merging: {
            try $0.merge($1)
        }
    }

    /// The totals of days.
    package func days(from first: Day, through last: Day) throws -> [Flow] {
        try connection.totals(
            """
            SELECT day_total.account, day_total.day, day_total.money_in - day_total.money_out, day_total.currency
            FROM account CROSS JOIN account_balance CROSS JOIN day_total
            WHERE account.household = $1 AND account.category_class = 'spending'
                AND account_balance.household = account.household AND account_balance.account = account.id
                AND day_total.household = account_balance.household AND day_total.account = account_balance.account
                AND day_total.currency = account_balance.currency AND day_total.day BETWEEN $2 AND $3
            ORDER BY day_total.account, day_total.currency, day_total.day
            """, .id(household), .day(first), .day(last)
        ) { row in
            Flow(category: row.id(), day: row.day(), net: try row.money())
        } merging: {
            try $0.merge($1)
        }
    }

    /// What was spent in all categories of spending together, less refunds, by day and currency; its cost grows with the days.
    package func spending(from first: Day, through last: Day) throws -> [(day: Day, spent: Money)] {
        try connection.all(
            """
            SELECT day_total.day, CAST(SUM(day_total.money_in - day_total.money_out) AS BIGINT), day_total.currency
            FROM account CROSS JOIN account_balance CROSS JOIN day_total
            WHERE account.household = $1 AND account.category_class = 'spending'
                AND account_balance.household = account.household AND account_balance.account = account.id
                AND day_total.household = account_balance.household AND day_total.account = account_balance.account
                AND day_total.currency = account_balance.currency AND day_total.day BETWEEN $2 AND $3
            GROUP BY day_total.currency, day_total.day ORDER BY day_total.currency, day_total.day
            """, .id(household), .day(first), .day(last)
        ) { row in (day: row.day(), spent: try row.money()) }
    }
}
