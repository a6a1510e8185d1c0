package import Models

/// An account as Home shows it: what is booked on it, and nothing that would have to be compared first.
package struct AccountHolding: Hashable, Sendable {
    package var account: Account
    /// In the account's currency.
    package var booked: Money

    package init(account: Account, booked: Money) {
        self.account = account
        self.booked = booked
    }
}
