import Models
import Storage

/// Reads the monthly and daily totals of all categories of income and spending. The cost grows with the months or days that are read, not with
/// their transactions.
final class CategoryTotalRepository: ScopedRepository {
    /// The totals of calendar months in a currency; the day of each is the first of its month.
    func months(_ months: ClosedRange<Month>, in currency: Currency) throws -> [CategoryFlowRepository.Flow] {
        try connection.totals(
            """
            SELECT month_total.account, month_total.month, month_total.money_in - month_total.money_out
            FROM account CROSS JOIN month_total
            WHERE account.household = $1 AND account.category_class IN ('income', 'spending')
                AND month_total.household = account.household AND month_total.account = account.id
                AND month_total.currency = $2 AND month_total.month BETWEEN $3 AND $4
            ORDER BY month_total.account, month_total.month
            """, .id(household), .currency(currency), .month(months.lowerBound), .month(months.upperBound)
        ) { row in
            CategoryFlowRepository.Flow(
                category: row.id(), day: row.month().firstDay,
                net: Money(minorUnits: row.integer(), currency: currency))
        } merging: {
            try $0.merge($1)
        }
    }

    /// The totals of days in a currency.
    func days(_ days: ClosedRange<Day>, in currency: Currency) throws -> [CategoryFlowRepository.Flow] {
        try connection.totals(
            """
            SELECT day_total.account, day_total.day, day_total.money_in - day_total.money_out
            FROM account CROSS JOIN day_total
            WHERE account.household = $1 AND account.category_class IN ('income', 'spending')
                AND day_total.household = account.household AND day_total.account = account.id
                AND day_total.currency = $2 AND day_total.day BETWEEN $3 AND $4
            ORDER BY day_total.account, day_total.day
            """, .id(household), .currency(currency), .day(days.lowerBound), .day(days.upperBound)
        ) { row in
            CategoryFlowRepository.Flow(
                category: row.id(), day: row.day(), net: Money(minorUnits: row.integer(), currency: currency))
        } merging: {
            try $0.merge($1)
        }
    }

    /// The totals of days in all other currencies, by category, currency and day.
    func days(_ days: ClosedRange<Day>, notIn currency: Currency) throws -> [CategoryFlowRepository.Flow] {
        try connection.totals(
            """
            SELECT day_total.account, day_total.day, day_total.money_in - day_total.money_out, day_total.currency
            FROM account CROSS JOIN account_balance CROSS JOIN day_total
            WHERE account.household = $1 AND account.category_class IN ('income', 'spending')
                AND account_balance.household = account.household AND account_balance.account = account.id AND account_balance.currency <> $2
                AND day_total.household = account_balance.household AND day_total.account = account_balance.account
                AND day_total.currency = account_balance.currency AND day_total.day BETWEEN $3 AND $4
            ORDER BY day_total.account, day_total.currency, day_total.day
            """, .id(household), .currency(currency), .day(days.lowerBound), .day(days.upperBound)
        ) { row in
            CategoryFlowRepository.Flow(
                category: row.id(), day: row.day(), net: try row.money())
        } merging: {
            try $0.merge($1)
        }
    }
}
