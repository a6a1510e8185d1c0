package import Models
package import Services

/// The data of the savings screen, from one snapshot.
package struct SavingsOverview: Hashable, Sendable {
    /// By kind and name.
    package var accounts: [SavingsAccount]
    /// In order.
    package var goals: [GoalProgress]
    /// Today's rates into the household's currency.
    package var conversion: CurrencyConversion

    package init(accounts: [SavingsAccount], goals: [GoalProgress], conversion: CurrencyConversion) {
        self.accounts = accounts
        self.goals = goals
        self.conversion = conversion
    }

    /// The total balance in the household's currency.
    ///
    /// - Throws: `MoneyError.overflow`.
    package func totalBalance() throws(MoneyError) -> ConvertedTotal { try conversion.total(of: accounts.map(\.balance)) }

    /// The total of planned monthly contributions.
    ///
    /// - Throws: `MoneyError.overflow`.
    package func totalMonthlyContribution() throws(MoneyError) -> ConvertedTotal {
        try conversion.total(of: accounts.map(\.monthlyContribution))
    }

    /// The projected total after a number of months, at today's rates.
    ///
    /// - Throws: `MoneyError.overflow`.
    package func projectedTotal(months: Int, from today: Day) throws(MoneyError) -> ConvertedTotal {
        var balances: [Money] = []
        for account in accounts { balances.append(try account.projection(from: today).balance(after: months)) }
        return try conversion.total(of: balances)
    }

    /// The projected total of today and after each month, at today's rates; empty without an account.
    ///
    /// - Throws: `MoneyError.overflow`.
    package func projectedTotals(months: Int, from today: Day) throws(MoneyError) -> [DatedAmount] {
        var paths: [[ProjectionDataPoint]] = []
        for account in accounts { paths.append(try account.projection(from: today).points(months: months)) }
        var totals: [DatedAmount] = []
        for (index, point) in (paths.first ?? []).enumerated() {
            totals.append(DatedAmount(day: point.day, amount: try conversion.total(of: paths.map { $0[index].balance }).total))
        }
        return totals
    }

    /// The next milestones of an account.
    package func milestones(of account: SavingsAccount, today: Day) -> [Milestone] {
        Milestone.upcoming(for: account, goals: goals, today: today)
    }
}
