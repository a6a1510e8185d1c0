package import Models

/// The data of the Home screen.
package struct HomeOverview: Hashable, Sendable {
    /// All assets less all liabilities, in the household's currency; it names currencies without a rate.
    package var netWorth: ConvertedTotal
    /// Change of the net worth since the start of the month. Nil on overflow.
    package var monthChange: Money?
    /// Net worth at the end of each of the last 12 months and today, oldest first; fewer for a younger ledger. Each is converted at the
    /// last rates on or before its day.
    package var history: [DatedAmount]
    /// Currencies without a rate on an earlier day of the history, which are omitted from it and from the change until they have one.
    package var leftOutBefore: [Currency]
    /// The currency that is offered for totals, because no account has that of the household; nil for none.
    package var offeredCurrency: Currency?
    /// Accounts that are not archived: the default one first, then by kind and name.
    package var accounts: [AccountHolding]
    /// The latest entries of all accounts, at most ten.
    package var latest: [Entry]
    /// Items due within a week, by day, at most five.
    package var due: [DueItem]
    /// What features add.
    package var parts = HomeParts()

    package init(
        netWorth: ConvertedTotal, monthChange: Money?, history: [DatedAmount], leftOutBefore: [Currency] = [],
        offeredCurrency: Currency? = nil, accounts: [AccountHolding],
        latest: [Entry], due: [DueItem] = []
    ) {
        self.netWorth = netWorth
        self.monthChange = monthChange
        self.history = history
        self.leftOutBefore = leftOutBefore
        self.offeredCurrency = offeredCurrency
        self.accounts = accounts
        self.latest = latest
        self.due = due
    }
}
