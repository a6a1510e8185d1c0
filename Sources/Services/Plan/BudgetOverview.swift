package import Models

/// The budgets of a household month. Totals are in the household's currency, at the rates of the month's last day or of today if that is
/// earlier.
package struct BudgetOverview: Hashable, Sendable {
    package var month: Month
    /// The days of the month.
    package var days: ClosedRange<Day>
    package var currency: Currency
    /// By name, parts behind their whole.
    package var lines: [BudgetLine]
    /// Categories without a budget in which something was spent, the highest amount first.
    package var unbudgeted: [UnbudgetedCategory]
    /// Budgeted categories whose figures do not fit 64 bits.
    package var tooLarge: [Category]
    /// The months of the calendar year up to this one.
    package var year: [BudgetMonth]
    package var totals: BudgetTotals
    /// Currencies without a rate, whose amounts are left out.
    package var leftOut: [Currency]
    /// Whether amounts of other currencies are in the figures, each converted at the rate of its day.
    package var isConverted: Bool

    package init(
        month: Month, days: ClosedRange<Day>, currency: Currency, lines: [BudgetLine], unbudgeted: [UnbudgetedCategory],
        tooLarge: [Category], year: [BudgetMonth], totals: BudgetTotals, leftOut: [Currency], isConverted: Bool
    ) {
        self.month = month
        self.days = days
        self.currency = currency
        self.lines = lines
        self.unbudgeted = unbudgeted
        self.tooLarge = tooLarge
        self.year = year
        self.totals = totals
        self.leftOut = leftOut
        self.isConverted = isConverted
    }
}

/// A category with its budget in a month.
package struct BudgetLine: Hashable, Sendable {
    package var category: Category
    /// The period that contains the month, up to the month.
    package var status: BudgetStatus
    /// What was spent in the month alone.
    package var spentInMonth: Money
    /// The category that it is part of, if that one has a budget, too, which counts this one's spending.
    package var whole: Category?
    /// Currencies without a rate to that of the budget, in which something was spent that is left out.
    package var leftOut: [Currency]

    package init(category: Category, status: BudgetStatus, spentInMonth: Money, leftOut: [Currency] = []) {
        self.category = category
        self.status = status
        self.spentInMonth = spentInMonth
        self.leftOut = leftOut
    }
}

/// A category in which something was spent without a budget.
package struct UnbudgetedCategory: Hashable, Sendable {
    package var category: Category
    package var spent: Money

    package init(category: Category, spent: Money) {
        self.category = category
        self.spent = spent
    }
}

/// Planned against real in a month.
package struct BudgetMonth: Hashable, Sendable {
    package var month: Month
    /// The amounts of monthly budgets, and the shares of longer periods.
    package var planned: Money
    /// What was spent in categories that have a budget in the month.
    package var spent: Money

    package init(month: Month, planned: Money, spent: Money) {
        self.month = month
        self.planned = planned
        self.spent = spent
    }
}

/// A month at a glance. `left` is `planned` less `setAside` plus `carried` less `spent`.
package struct BudgetTotals: Hashable, Sendable {
    /// The amounts of monthly budgets, and the shares of longer periods.
    package var planned: Money
    /// The part of `planned` that is set aside for quarters and years.
    package var setAside: Money
    /// What monthly budgets carry over from the month before.
    package var carried: Money
    /// What was spent in categories with a monthly budget.
    package var spent: Money
    /// What is left of monthly budgets.
    package var left: Money
    /// What was spent in categories without a budget.
    package var notBudgeted: Money

    package init(planned: Money, setAside: Money, carried: Money, spent: Money, left: Money, notBudgeted: Money) {
        self.planned = planned
        self.setAside = setAside
        self.carried = carried
        self.spent = spent
        self.left = left
        self.notBudgeted = notBudgeted
    }
}
