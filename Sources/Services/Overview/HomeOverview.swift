package import Models

/// The data of the Home screen.
package struct HomeOverview: Hashable, Sendable {
    /// All assets less all liabilities, in the household's currency; it names currencies without a rate.
    package var netWorth: ConvertedTotal
    /// Change of the net worth since the start of the month. Nil on overflow.
    package var monthChange: Money?
    /// Net worth at the end of each of the last 12 months and today, oldest first; fewer for a younger ledger. Each is converted at the
    /// last rates on or before its day. Of another period, if `period` is another one.
    package var history: [DatedAmount]
    /// The period of the history.
    package var period = NetWorthPeriod.standard
    /// Currencies without a rate on an earlier day of the history, which are omitted from it and from the change until they have one.
    package var leftOutBefore: [Currency]
    /// The currency that is offered for totals, because no account has that of the household; nil for none.
    package var offeredCurrency: Currency?
    /// Accounts of the perspective that are not archived: the default one first, then by kind and name.
    package var accounts: [AccountHolding]
    /// Their totals by kind, in the order of the kinds.
    package var kinds: [KindTotal] = []
    /// The latest entries of all accounts, at most ten.
    package var latest: [Entry]
    /// Items due within 14 days, by day, at most twelve.
    package var due: [DueItem]
    /// Whether the first steps were hidden.
    package var hidesFirstSteps = false
    /// The balance of the account of a due item after it, by the key of the item.
    package var dueBalances: [String: Money] = [:]
    /// The spending of the month; nil if it does not fit 64 bits.
    package var pace: SpendingPace?
    /// The next day on which income is expected, from tomorrow on; nil if there is none within `UntilPayday.days`.
    package var nextIncome: Day?
    /// What is left until then.
    package var untilPayday: UntilPayday?
    /// Whether the perspective leaves out accounts that the member may see.
    package var leavesOutAccounts = false
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

    /// Shows the net worth over another period.
    package mutating func show(_ series: NetWorthSeries, over period: NetWorthPeriod) {
        self.period = period
        history = series.points
        leftOutBefore = series.leftOut
    }
}
