package import Models

/// A savings account with what its screens name.
package struct SavingsAccountDetails: Hashable, Sendable {
    package var account: SavingsAccount
    /// The balance at the end of each of the last 12 months and today, oldest first; fewer of a younger account.
    package var history: [DatedAmount]
    /// Goals with a part in this account, in their order.
    package var goals: [GoalStanding]
    /// What of the balance no goal has a claim to; nothing where it is below zero.
    package var unallotted: Money
    /// How many entries it has.
    package var entries: Int

    package init(account: SavingsAccount, history: [DatedAmount], goals: [GoalStanding], unallotted: Money, entries: Int) {
        self.account = account
        self.history = history
        self.goals = goals
        self.unallotted = unallotted
        self.entries = entries
    }
}
