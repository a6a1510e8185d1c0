package import Models

/// A savings account of the ledger with its plan.
package struct SavingsAccount: Hashable, Sendable {
    package var account: Account
    /// The booked balance, in the account's currency.
    package var balance: Money
    package var plan: SavingsPlan
    /// The day it was created, or of its first entry if earlier.
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

    /// The projection according to the plan.
    package func projection(from today: Day) -> SavingsProjection {
        SavingsProjection(from: balance, contribution: plan.contribution, rate: plan.rate, today: today)
    }
}

extension AccountKind {
    /// Whether accounts of this kind can have a savings plan.
    package var isSavings: Bool { self == .savings || self == .deposit }
}
