package import Models

/// The budget of a category in an export: the same amount in each period of some days.
package struct ExportedBudget: Hashable, Sendable {
    /// The index in `ExportHeader.accounts`.
    package var category: Int
    /// The first day of the first period.
    package var from: Day
    /// The day after the last period; nil: it has no end.
    package var end: Day?
    package var period: BudgetPeriod
    /// The amount of a whole period.
    package var amount: Money

    package init(category: Int, from: Day, end: Day?, period: BudgetPeriod, amount: Money) {
        self.category = category
        self.from = from
        self.end = end
        self.period = period
        self.amount = amount
    }
}
