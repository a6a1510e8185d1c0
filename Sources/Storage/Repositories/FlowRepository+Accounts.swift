package import Models

extension FlowRepository {
    /// What came into an own account and what left it in a month, own transfers included.
    package struct MonthMovement: Hashable, Sendable {
        package var month: Month
        /// Zero or above.
        package var moneyIn: Money
        /// Zero or above.
        package var moneyOut: Money

        package init(month: Month, moneyIn: Money, moneyOut: Money) {
            self.month = month
            self.moneyIn = moneyIn
            self.moneyOut = moneyOut
        }
    }

    /// What came into an own account and what left it in the months that have completed transactions, oldest first.
    package func movements(
        of ledgerAccount: LedgerAccountID, in currency: Currency, from first: Month, through last: Month
    ) throws -> [MonthMovement] {
        try connection.all(
            """
            SELECT month, money_in, money_out FROM month_total
            WHERE household = $1 AND account = $2 AND currency = $3 AND month BETWEEN $4 AND $5 ORDER BY month
            """, .id(household), .ledgerAccount(ledgerAccount), .currency(currency), .month(first), .month(last)
        ) { row in
            MonthMovement(
                month: row.month(), moneyIn: Money(minorUnits: row.integer(), currency: currency),
                moneyOut: Money(minorUnits: row.integer(), currency: currency))
        }
    }

    /// The net amounts of completed entries of all own accounts in their currencies per day, from a day on, in minor units; includes future-dated entries.
    package func days(since day: Day) throws -> [LedgerAccountID: [Day: Int64]] {
        var days: [LedgerAccountID: [Day: Int64]] = [:]
        // The cross join fixes SQLite's join order; otherwise it scans all days.
        try connection.query(
            """
            SELECT day_total.account, day_total.day, day_total.money_in - day_total.money_out FROM account CROSS JOIN day_total
            WHERE account.household = $1 AND account.role = 'own' AND day_total.household = account.household
                AND day_total.account = account.id AND day_total.currency = account.currency AND day_total.day >= $2
            """, .id(household), .day(day)
        ) { row in
            let account = row.ledgerAccount()
            days[account, default: [:]][row.day()] = row.integer()
        }
        return days
    }
}
