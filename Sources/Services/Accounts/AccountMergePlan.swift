package import Models

/// What merging two accounts will take away, to be said before it is asked for.
package struct AccountMergePlan: Hashable, Sendable {

    /// The opening balance of one of the two.
    package struct Opening: Hashable, Sendable {
        package var account: ID<Account>
        package var amount: Money
        package var day: Day

        package init(account: ID<Account>, amount: Money, day: Day) {
            self.account = account
            self.amount = amount
            self.day = day
        }
    }

    /// The opening balance that is removed; nil: none is.
    package var removed: Opening?
    /// The opening balance that the account has afterwards; nil: it has none.
    package var kept: Opening?
    /// Transfers between the two, which move nothing any more and are removed.
    package var transfers: Int

    package init(removed: Opening?, kept: Opening?, transfers: Int) {
        self.removed = removed
        self.kept = kept
        self.transfers = transfers
    }
}
