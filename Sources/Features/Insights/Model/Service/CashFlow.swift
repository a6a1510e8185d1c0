package import Models

/// Income and spending of some days, in the household's currency.
package struct CashFlow: Hashable, Sendable {
    package var days: ClosedRange<Day>
    /// The household months among the days of the ledger, oldest first; the first and the last one may be incomplete.
    package var months: [CashFlowMonth]
    /// By category, the largest first. Categories with more refunds than spending are negative.
    package var income: [CategoryAmount]
    package var spending: [CategoryAmount]
    package var totalIncome: Money
    package var totalSpending: Money
    /// Income less spending.
    package var saved: Money
    /// Currencies without a rate, whose amounts are left out.
    package var leftOut: [Currency]
    package var isConverted: Bool

    package init(
        days: ClosedRange<Day>, months: [CashFlowMonth], income: [CategoryAmount], spending: [CategoryAmount], totalIncome: Money,
        totalSpending: Money, saved: Money, leftOut: [Currency], isConverted: Bool
    ) {
        self.days = days
        self.months = months
        self.income = income
        self.spending = spending
        self.totalIncome = totalIncome
        self.totalSpending = totalSpending
        self.saved = saved
        self.leftOut = leftOut
        self.isConverted = isConverted
    }

    /// The share of income that was not spent, in thousandths; nil without income.
    package var savingsRate: Int? { SavingsRate.permille(income: totalIncome, spending: totalSpending) }
}

/// Income and spending of a household month.
package struct CashFlowMonth: Hashable, Sendable {
    package var month: Month
    /// The days of the month that are included.
    package var days: ClosedRange<Day>
    package var income: Money
    package var spending: Money
    /// Income less spending.
    package var saved: Money

    package init(month: Month, days: ClosedRange<Day>, income: Money, spending: Money, saved: Money) {
        self.month = month
        self.days = days
        self.income = income
        self.spending = spending
        self.saved = saved
    }

    /// In thousandths; nil without income.
    package var savingsRate: Int? { SavingsRate.permille(income: income, spending: spending) }
}

/// A category with an amount.
package struct CategoryAmount: Hashable, Sendable {
    package var category: Category
    package var amount: Money

    package init(category: Category, amount: Money) {
        self.category = category
        self.amount = amount
    }
}
