package import Models

/// What the savings' first screen shows, from one snapshot.
package struct SavingsOverview: Hashable, Sendable {
    /// By kind and name.
    package var accounts: [SavingsAccount]
    /// In their order.
    package var goals: [GoalStanding]
    /// The rates of today into the household's currency.
    package var conversion: CurrencyConversion

    package init(accounts: [SavingsAccount], goals: [GoalStanding], conversion: CurrencyConversion) {
        self.accounts = accounts
        self.goals = goals
        self.conversion = conversion
    }

    /// What the accounts hold, in the household's currency.
    ///
    /// - Throws: `MoneyError.overflow`.
    package func totalBalance() throws(MoneyError) -> ConvertedTotal { try conversion.total(of: accounts.map(\.balance)) }

    /// What is planned to be put aside each month.
    ///
    /// - Throws: `MoneyError.overflow`.
    package func totalMonthlyContribution() throws(MoneyError) -> ConvertedTotal {
        try conversion.total(of: accounts.map(\.monthlyContribution))
    }

    /// What the accounts will hold together after so many months, at today's rates.
    ///
    /// - Throws: `MoneyError.overflow`.
    package func projectedTotal(months: Int, from today: Day) throws(MoneyError) -> ConvertedTotal {
        var balances: [Money] = []
        for account in accounts { balances.append(try account.projection(from: today).balance(after: months)) }
        return try conversion.total(of: balances)
    }

    /// What lies ahead of an account.
    package func milestones(of account: SavingsAccount, today: Day) -> [Milestone] {
        Milestone.ahead(of: account, goals: goals, today: today)
    }
}
