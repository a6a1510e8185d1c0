/// What a household means to put into an account each month, and what the account earns.
package struct SavingsPlan: Hashable, Sendable {
    /// In the account's currency, not below zero.
    package var contribution: Money
    package var rate: InterestRate
    /// Counts the changes; 0 where nobody has said anything yet.
    package var revision: Int64

    package init(contribution: Money, rate: InterestRate = .zero, revision: Int64 = 0) {
        self.contribution = contribution
        self.rate = rate
        self.revision = revision
    }

    /// The plan of an account of which nobody has said anything.
    package static func none(in currency: Currency) -> SavingsPlan { SavingsPlan(contribution: .zero(currency)) }
}
