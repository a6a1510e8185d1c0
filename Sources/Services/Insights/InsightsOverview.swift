/// The first screen of Insights, from one snapshot.
package struct InsightsOverview: Hashable, Sendable {
    /// By category, compared with the period before.
    package var spending: Report
    /// Of the last twelve months.
    package var cashFlow: CashFlow
    /// Of the last twelve months.
    package var netWorth: NetWorth
    /// Without their transactions.
    package var changes: ChangeReport

    package init(spending: Report, cashFlow: CashFlow, netWorth: NetWorth, changes: ChangeReport) {
        self.spending = spending
        self.cashFlow = cashFlow
        self.netWorth = netWorth
        self.changes = changes
    }
}
