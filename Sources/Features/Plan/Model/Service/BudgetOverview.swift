package import Models

/// The budgets of a household month. Totals are in the household's currency, at the rates of the month's last day or of today if that is
/// earlier.
package struct BudgetOverview: Hashable, Sendable {
    package var month: Month
    /// The days of the month.
    package var days: ClosedRange<Day>
    package var currency: Currency
    /// By name, parts after their parent.
    package var lines: [BudgetLine]
    /// Categories with spending and without a budget, the highest amount first.
    package var unbudgeted: [UnbudgetedCategory]
    /// Budgeted categories whose figures do not fit 64 bits.
    package var tooLarge: [Category]
    /// The months of the calendar year up to this one.
    package var year: [BudgetMonth]
    package var totals: BudgetTotals
    /// What came in during the month; nil if it does not fit 64 bits.
    package var income: Money?
    /// Currencies without a rate, whose amounts are left out.
    package var leftOut: [Currency]
    /// Whether amounts of other currencies are in the figures, each converted at the rate of its day.
    package var isConverted: Bool

    package init(
        month: Month, days: ClosedRange<Day>, currency: Currency, lines: [BudgetLine], unbudgeted: [UnbudgetedCategory],
        tooLarge: [Category], year: [BudgetMonth], totals: BudgetTotals, income: Money?, leftOut: [Currency],
        isConverted: Bool
    ) {
        self.month = month
        self.days = days
        self.currency = currency
        self.lines = lines
        self.unbudgeted = unbudgeted
        self.tooLarge = tooLarge
        self.year = year
        self.totals = totals
        self.income = income
        self.leftOut = leftOut
        self.isConverted = isConverted
    }
}

/// A category with its budget in a month.
package struct BudgetLine: Hashable, Sendable {
    package var category: Category
    /// The period that contains the month, up to the month.
    package var status: BudgetStatus
    /// The spending in the month alone.
    package var spentInMonth: Money
    /// The parent category, if it has a budget, too, which includes this spending.
    package var parent: Category?
    /// Currencies without a rate to that of the budget, whose spending is omitted.
    package var leftOut: [Currency]

    package init(category: Category, status: BudgetStatus, spentInMonth: Money, leftOut: [Currency] = []) {
        self.category = category
        self.status = status
        self.spentInMonth = spentInMonth
        self.leftOut = leftOut
    }
}

/// A category with spending and without a budget.
package struct UnbudgetedCategory: Hashable, Sendable {
    package var category: Category
    package var spent: Money

    package init(category: Category, spent: Money) {
        self.category = category
        self.spent = spent
    }
}

/// Planned and actual spending in a month.
package struct BudgetMonth: Hashable, Sendable {
    package var month: Month
    /// The amounts of monthly budgets, and the shares of longer periods.
    package var planned: Money
    /// The spending in categories with a budget in the month.
    package var spent: Money

    package init(month: Month, planned: Money, spent: Money) {
        self.month = month
        self.planned = planned
        self.spent = spent
    }
}

/// The summary of a month. `left` is `planned` less `setAside` plus `carried` less `spent`.
package struct BudgetTotals: Hashable, Sendable {
    /// The amounts of monthly budgets, and the shares of longer periods.
    package var planned: Money
    /// The part of `planned` that is set aside for quarters and years.
    package var setAside: Money
    /// The amounts that monthly budgets carry over from the previous month.
    package var carried: Money
    /// The spending in categories with a monthly budget.
    package var spent: Money
    /// The rest of monthly budgets.
    package var left: Money
    /// The spending in categories without a budget.
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
