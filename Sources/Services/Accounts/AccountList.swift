package import Models

/// What the list of accounts shows, from one snapshot.
package struct AccountList: Hashable, Sendable {
    /// The default account, then by kind and name.
    package var accounts: [AccountSummary]
    /// What they come to in the household's currency.
    package var total: ConvertedTotal

    package init(accounts: [AccountSummary], total: ConvertedTotal) {
        self.accounts = accounts
        self.total = total
    }
}
