package import Models

/// The data of the form of a month's amounts.
package struct BudgetAmounts: Hashable, Sendable {
    package var month: Month
    package var days: ClosedRange<Day>
    var currency: Currency
    /// The categories of spending that are not archived or have a budget, by name.
    package var rows: [Row]
    /// Currencies without a rate, which the suggestions omit.
    package var leftOut: [Currency]

    package init(month: Month, days: ClosedRange<Day>, currency: Currency, rows: [Row], leftOut: [Currency] = []) {
        self.month = month
        self.days = days
        self.currency = currency
        self.rows = rows
        self.leftOut = leftOut
    }

    /// A category.
    package struct Row: Hashable, Sendable {
        package var category: Category
        /// The budget in the month.
        package var budget: Budget?
        /// The budget in the previous month.
        package var previous: Budget?
        /// The median spending of the last three complete months before the month.
        package var suggestion: Money?

        package init(category: Category, budget: Budget?, previous: Budget?, suggestion: Money?) {
            self.category = category
            self.budget = budget
            self.previous = previous
            self.suggestion = suggestion
        }
    }
}

/// The budget of a category with its history.
package struct BudgetDetails: Hashable, Sendable {
    package var category: Category
    /// The parts of the category, whose spending counts in its figures.
    package var parts: [ID<Category>]
    package var month: Month
    package var days: ClosedRange<Day>
    package var currency: Currency
    /// The budget in the month.
    package var budget: Budget?
    /// The periods of the last twelve months up to the month, oldest first; empty without a budget, or if figures do not fit 64 bits.
    package var history: [BudgetStatus]
    /// The median spending of the last three complete months before the month.
    package var suggestion: Money?
    /// Currencies of spending without a rate, which history and suggestion omit.
    package var leftOut: [Currency]

    package init(
        category: Category, parts: [ID<Category>] = [], month: Month, days: ClosedRange<Day>, currency: Currency, budget: Budget?,
        history: [BudgetStatus], suggestion: Money?, leftOut: [Currency] = []
    ) {
        self.category = category
        self.parts = parts
        self.month = month
        self.days = days
        self.currency = currency
        self.budget = budget
        self.history = history
        self.suggestion = suggestion
        self.leftOut = leftOut
    }
}
