package import Models
package import Services

/// The data of the account list, from one snapshot.
package struct AccountList: Hashable, Sendable {
    /// The default account first, then by kind and name.
    package var accounts: [AccountSummary]
    /// The total in the household's currency.
    package var total: ConvertedTotal

    package init(accounts: [AccountSummary], total: ConvertedTotal) {
        self.accounts = accounts
        self.total = total
    }
}
