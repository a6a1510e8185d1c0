package import Models

/// What Home shows.
package struct HomeOverview: Hashable, Sendable {
    /// Everything owned less everything owed, in the household's currency; names what has no rate.
    package var netWorth: ConvertedTotal
    /// What of the net worth has come since the month began.
    /// Nil where it is too large to work out.
    package var monthChange: Money?
    /// Net worth at the end of each of the last 12 months and today, oldest first; fewer where the ledger is younger. At today's rates, so
    /// that the line shows what money did and not what rates did.
    package var history: [DatedAmount]
    /// Not archived ones: default first, then by kind and name.
    package var accounts: [AccountHolding]
    /// The newest entries over all accounts, ten at most.
    package var latest: [Entry]
    /// What falls due within a week, by day, five at most.
    package var due: [DueItem]
    /// What of the cards' benefits is lost within a week, by currency, the largest first.
    package var expiringBenefits: [Money]
    /// Nil where there are no savings accounts and no goals.
    package var savings: HomeSavings?
    /// The one thing to be said first.
    package var insight: HomeInsight?

    package init(
        netWorth: ConvertedTotal, monthChange: Money?, history: [DatedAmount], accounts: [AccountHolding], latest: [Entry],
        due: [DueItem] = [], expiringBenefits: [Money] = [],
        savings: HomeSavings? = nil, insight: HomeInsight? = nil
    ) {
        self.netWorth = netWorth
        self.monthChange = monthChange
        self.history = history
        self.accounts = accounts
        self.latest = latest
        self.due = due
        self.expiringBenefits = expiringBenefits
        self.savings = savings
        self.insight = insight
    }
}
