package import Models
package import Services

/// The data of a savings account's screens.
package struct SavingsAccountDetails: Hashable, Sendable {
    package var account: SavingsAccount
    /// The balance at the end of each of the last 12 months and today, oldest first; fewer for a younger account.
    package var history: [DatedAmount]
    /// Goals with a part in this account, in order.
    package var goals: [GoalProgress]
    /// The balance that is not allotted to goals; zero for a negative balance.
    package var unallotted: Money
    /// Number of entries.
    package var entries: Int

    package init(account: SavingsAccount, history: [DatedAmount], goals: [GoalProgress], unallotted: Money, entries: Int) {
        self.account = account
        self.history = history
        self.goals = goals
        self.unallotted = unallotted
        self.entries = entries
    }
}
