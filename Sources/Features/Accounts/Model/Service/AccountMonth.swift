package import Models

/// What came into an account and what left it in a calendar month, transfers between own accounts included.
package struct AccountMonth: Hashable, Sendable {
    package var month: Month
    /// Zero or above.
    package var moneyIn: Money
    /// Zero or above.
    package var moneyOut: Money

    package init(month: Month, moneyIn: Money, moneyOut: Money) {
        self.month = month
        self.moneyIn = moneyIn
        self.moneyOut = moneyOut
    }
}
