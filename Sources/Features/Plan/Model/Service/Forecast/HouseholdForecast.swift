package import Models
package import Services

/// The forecast of a household on a day.
package struct HouseholdForecast: Hashable, Sendable {
    package var today: Day
    package var last: Day
    /// Accounts that are not archived: the default one first, then by kind and name.
    package var accounts: [AccountForecast]
    package var total: TotalForecast
    /// Whether the history is long enough to estimate usual spending: three months and 200 transactions. Otherwise only scheduled items are included.
    package var isUsualKnown: Bool

    package init(today: Day, last: Day, accounts: [AccountForecast], total: TotalForecast, isUsualKnown: Bool) {
        self.today = today
        self.last = last
        self.accounts = accounts
        self.total = total
        self.isUsualKnown = isUsualKnown
    }

    package func account(_ id: ID<Account>) -> AccountForecast? { accounts.first { $0.account.id == id } }
}

/// The forecast of an account.
package struct AccountForecast: Hashable, Sendable {
    package var account: Account
    /// The balances of the last 90 days, today last.
    package var history: [DatedAmount]
    package var line: ForecastLine
    /// Scheduled items through the last day, by day.
    package var items: [ForecastItem]
    /// Duplicates of an item or a transaction, by day.
    package var covered: [CoveredForecastItem]
    /// Currencies without a rate to that of the account, whose scheduled amounts are omitted.
    package var leftOut: [Currency]

    package init(
        account: Account, history: [DatedAmount], line: ForecastLine, items: [ForecastItem], covered: [CoveredForecastItem] = [],
        leftOut: [Currency] = []
    ) {
        self.account = account
        self.history = history
        self.line = line
        self.items = items
        self.covered = covered
        self.leftOut = leftOut
    }

    /// The lowest balance from now on, and its first day; nil for a line without days.
    package func lowest(withUsual: Bool) -> ForecastPoint? { line.lowest(withUsual: withUsual, now: history.last?.amount) }
}

/// The forecast of net worth in the household's currency: all own accounts, including archived ones, and today's debts of others. Past days use the
/// rates of their day, today and later days the latest rates.
package struct TotalForecast: Hashable, Sendable {
    /// The totals of the last 90 days of the accounts, today last.
    package var history: [DatedAmount]
    package var line: ForecastLine
    /// Scheduled items, without transfers between own accounts, by day.
    package var items: [ForecastItem]
    /// Duplicates of an item or a transaction, by day.
    package var covered: [CoveredForecastItem]
    /// Currencies without a rate, whose accounts, or scheduled amounts of other accounts, are left out.
    package var leftOut: [Currency]
    /// Currencies without a rate on an earlier day of the history only, whose accounts are left out there.
    package var leftOutBefore: [Currency]

    package init(
        history: [DatedAmount], line: ForecastLine, items: [ForecastItem], covered: [CoveredForecastItem] = [], leftOut: [Currency],
        leftOutBefore: [Currency] = []
    ) {
        self.history = history
        self.line = line
        self.items = items
        self.covered = covered
        self.leftOut = leftOut
        self.leftOutBefore = leftOutBefore
    }
}
