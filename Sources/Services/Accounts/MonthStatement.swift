package import Models

/// An account's statement for one month.
package struct MonthStatement: Hashable, Sendable {
    package var account: Account
    package var month: Month
    /// At the end of the day before the month.
    package var opening: Money?
    /// At the end of the month, or of today where the month is not over.
    package var closing: Money?
    /// Completed money in and out of the month, neither negative. As the balances nil where it does not fit 64 bits.
    package var moneyIn: Money?
    package var moneyOut: Money?
    /// Completed entries, oldest first, each with the balance after it.
    package var entries: [Entry]
    /// The first month in which anything moved; nil: nothing has yet. No statement is of an earlier month.
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
