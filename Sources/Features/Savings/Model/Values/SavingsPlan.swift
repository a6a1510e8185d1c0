package import Models

/// The savings plan of an account: monthly contribution and interest rate.
package struct SavingsPlan: Hashable, Sendable {
    /// In the account's currency, not negative.
    package var contribution: Money
    package var rate: InterestRate
    /// Incremented with every change; 0 if no plan has been saved.
    package var revision: Int64

    package init(contribution: Money, rate: InterestRate = .zero, revision: Int64 = 0) {
        self.contribution = contribution
        self.rate = rate
        self.revision = revision
    }

    /// The empty plan of an account.
    package static func none(in currency: Currency) -> SavingsPlan { SavingsPlan(contribution: .zero(currency)) }
}
