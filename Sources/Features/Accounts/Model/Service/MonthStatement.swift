package import Models

/// An account statement of one month.
package struct MonthStatement: Hashable, Sendable {
    package var account: Account
    var month: Month
    /// Balance at the end of the day before the month.
    package var opening: Money?
    /// Balance at the end of the month, or of today in the current month.
    package var closing: Money?
    /// Completed money in and out, neither negative. Like the balances nil if it does not fit 64 bits.
    package var moneyIn: Money?
    package var moneyOut: Money?
    /// Completed entries, oldest first, each with the balance after it.
    package var entries: [Entry]
    /// The month of the first entry, before which there are no statements; nil without entries.
    package var firstMonth: Month?

    package init(
        account: Account, month: Month, opening: Money?, closing: Money?, moneyIn: Money?, moneyOut: Money?, entries: [Entry],
        firstMonth: Month? = nil
    ) {
        self.account = account
        self.month = month
        self.opening = opening
        self.closing = closing
        self.moneyIn = moneyIn
        self.moneyOut = moneyOut
        self.entries = entries
        self.firstMonth = firstMonth
    }
}
