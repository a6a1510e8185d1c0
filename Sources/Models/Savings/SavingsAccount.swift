/// An account of the ledger to which money is put aside, with what is planned for it.
package struct SavingsAccount: Hashable, Sendable {
    package var account: Account
    /// What is booked on it, in its currency.
    package var balance: Money
    package var plan: SavingsPlan
    /// The day on which it was made, or of its first entry where that is older.
    package var created: Day
    package var pace: SavingsPace

    package init(account: Account, balance: Money, plan: SavingsPlan, created: Day, pace: SavingsPace) {
        self.account = account
        self.balance = balance
        self.plan = plan
        self.created = created
        self.pace = pace
    }

    package var id: ID<Account> { account.id }
    package var name: String { account.name }
    package var institution: String { account.institution }
    package var monthlyContribution: Money { plan.contribution }

    /// What the plan makes of it.
    package func projection(from today: Day) -> SavingsProjection {
        SavingsProjection(from: balance, contribution: plan.contribution, rate: plan.rate, today: today)
    }
}

extension AccountKind {
    /// Whether it is among the savings: money put aside that a plan moves.
    package var isSavings: Bool { self == .savings || self == .deposit }
}
