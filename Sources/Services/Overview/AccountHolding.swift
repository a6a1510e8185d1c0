package import Models

/// An account with its booked balance, as shown on Home.
package struct AccountHolding: Hashable, Sendable {
    package var account: Account
    /// In the account's currency.
    package var booked: Money

    package init(account: Account, booked: Money) {
        self.account = account
        self.booked = booked
    }
}

/// The total of the accounts of a kind.
package struct KindTotal: Hashable, Sendable {
    package var kind: AccountKind
    /// In the household's currency.
    package var total: ConvertedTotal

    package init(kind: AccountKind, total: ConvertedTotal) {
        self.kind = kind
        self.total = total
    }
}
