package import Models

/// How the balance of an account went in the last 90 days.
package struct AccountTrend: Hashable, Sendable {
    /// Every third balance, oldest first, today's last.
    package var balances: [Money]
    /// Today's balance less that of 90 days ago.
    package var change: Money

    package init(balances: [Money], change: Money) {
        self.balances = balances
        self.change = change
    }

    /// The days that it covers.
    package static let days = 90
}
