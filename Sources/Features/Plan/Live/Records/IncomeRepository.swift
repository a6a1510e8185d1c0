import Models
import Storage

/// Reads what came in, from the daily totals of categories of income. The cost grows with the days that are read, not with their transactions.
final class IncomeRepository: ScopedRepository {
    /// The income of days, by category, currency and day.
    func days(_ days: ClosedRange<Day>) throws -> [CategoryFlowRepository.Flow] {
        try connection.totals(
            """
            SELECT day_total.account, day_total.day, day_total.money_out - day_total.money_in, day_total.currency
            FROM account CROSS JOIN account_balance CROSS JOIN day_total
            WHERE account.household = $1 AND account.category_class = 'income'
                AND account_balance.household = account.household AND account_balance.account = account.id
                AND day_total.household = account_balance.household AND day_total.account = account_balance.account
                AND day_total.currency = account_balance.currency AND day_total.day BETWEEN $2 AND $3
            ORDER BY day_total.account, day_total.currency, day_total.day
            """, .id(household), .day(days.lowerBound), .day(days.upperBound)
        ) { row in
            CategoryFlowRepository.Flow(category: row.id(), day: row.day(), net: try row.money())
        } merging: {
            try $0.merge($1)
        }
    }
}
