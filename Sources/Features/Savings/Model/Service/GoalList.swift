package import Models

/// The data of the goals screen.
package struct GoalList: Hashable, Sendable {
    /// In order.
    package var goals: [GoalProgress]
    /// Savings accounts that are not archived.
    package var accounts: [SavingsAccount]

    package init(goals: [GoalProgress], accounts: [SavingsAccount]) {
        self.goals = goals
        self.accounts = accounts
    }

    /// The balance of each account that is not allotted to a goal.
    package var free: [ID<Account>: Money] {
        var free = Dictionary(accounts.map { ($0.id, $0.balance) }, uniquingKeysWith: { first, _ in first })
        for progress in goals {
            for (part, saved) in zip(progress.goal.parts, progress.parts) {
                guard let left = free[part.account] else { continue }
                free[part.account] = Money(
                    minorUnits: left.minorUnits.subtractingClamped(saved.minorUnits), currency: left.currency)
            }
        }
        return free
    }
}

/// The data of a goal's screens.
package struct GoalDetails: Hashable, Sendable {
    package var progress: GoalProgress
    /// The accounts of its parts by id, including archived ones.
    package var accounts: [ID<Account>: Account]
    /// The forecast: today and each month up to the goal's day, or to the month in which it is reached; at least 12 months, at most 360.
    package var points: [ProjectionDataPoint]
    /// Savings accounts that are not archived, for the form.
    package var choices: [SavingsAccount]

    package init(
        progress: GoalProgress, accounts: [ID<Account>: Account], points: [ProjectionDataPoint], choices: [SavingsAccount]
    ) {
        self.progress = progress
        self.accounts = accounts
        self.points = points
        self.choices = choices
    }
}
