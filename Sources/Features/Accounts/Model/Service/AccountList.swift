package import Models
package import Services

/// The data of the account list, from one snapshot.
package struct AccountList: Hashable, Sendable {
    /// The default account first, then by kind and name.
    package var accounts: [AccountSummary]
    /// The total in the household's currency.
    package var total: ConvertedTotal
    /// How the balances went in the last 90 days; those that do not fit 64 bits are missing.
    package var trends: [ID<Account>: AccountTrend]

    package init(accounts: [AccountSummary], total: ConvertedTotal, trends: [ID<Account>: AccountTrend]) {
        self.accounts = accounts
        self.total = total
        self.trends = trends
    }
}
