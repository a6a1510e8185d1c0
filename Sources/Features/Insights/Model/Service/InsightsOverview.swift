package import Models

/// The first screen of Insights, from one snapshot.
package struct InsightsOverview: Hashable, Sendable {
    /// As requested.
    package var spending: Report
    /// The spending of the same days by month and category.
    package var months: SpendingMonths
    /// The income of the same days by category, with the same comparison.
    package var income: Report
    /// The cash flow of the last twelve months.
    package var cashFlow: CashFlow
    /// The net worth of the last twelve months.
    package var netWorth: NetWorth
    /// The changes, without their transactions.
    package var changes: ChangeReport

    package init(
        spending: Report, months: SpendingMonths, income: Report, cashFlow: CashFlow, netWorth: NetWorth, changes: ChangeReport
    ) {
        self.spending = spending
        self.months = months
        self.income = income
        self.cashFlow = cashFlow
        self.netWorth = netWorth
        self.changes = changes
    }

    /// Currencies without a rate, which one of the figures omits.
    package var leftOut: [Currency] {
        Set(spending.leftOut + income.leftOut + cashFlow.leftOut + netWorth.leftOut + changes.leftOut).sorted()
    }

    /// Currencies that only earlier points of net worth omit.
    package var leftOutBefore: [Currency] { Set(netWorth.leftOutBefore).subtracting(leftOut).sorted() }

    /// Whether amounts of other currencies are in the figures, each converted at the rate of its day.
    package var isConverted: Bool { spending.isConverted || income.isConverted || cashFlow.isConverted }
}
