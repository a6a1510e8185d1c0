package import Models

/// The consequences of merging two accounts, shown before it is confirmed.
package struct AccountMergePlan: Hashable, Sendable {
    /// The opening balance of one of the accounts.
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

    /// The opening balance that will be deleted; nil for none.
    package var removed: Opening?
    /// The remaining opening balance; nil for none.
    package var kept: Opening?
    /// Number of transfers between the two, which will be deleted.
    package var transfers: Int

    package init(removed: Opening?, kept: Opening?, transfers: Int) {
        self.removed = removed
        self.kept = kept
        self.transfers = transfers
    }
}
