package import Models

/// All goals, with the accounts that they can be filled from.
package struct GoalList: Hashable, Sendable {
    /// In their order.
    package var goals: [GoalStanding]
    /// Savings accounts that are not archived.
    package var accounts: [SavingsAccount]

    package init(goals: [GoalStanding], accounts: [SavingsAccount]) {
        self.goals = goals
        self.accounts = accounts
    }
}

/// A goal with what its screens name.
package struct GoalDetails: Hashable, Sendable {
    package var standing: GoalStanding
    /// The accounts of its parts, archived ones too, by id.
    package var accounts: [ID<Account>: Account]
    /// What is planned to be there, today and each month up to the goal's day, or to the month in which it is filled; at least 12 months, at most 360.
    package var points: [ProjectionDataPoint]
    /// Savings accounts that are not archived, for the form.
    package var choices: [SavingsAccount]

    package init(
        standing: GoalStanding, accounts: [ID<Account>: Account], points: [ProjectionDataPoint], choices: [SavingsAccount]
    ) {
        self.standing = standing
        self.accounts = accounts
        self.points = points
        self.choices = choices
    }
}
