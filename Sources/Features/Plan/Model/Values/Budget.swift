package import Models

/// The amount that may be spent in a category in each period.
package struct Budget: Hashable, Sendable {
    /// The amount of a whole period: within `amounts`.
    package var amount: Money
    package var period: BudgetPeriod
    package var carryOver: CarryOver

    /// - Parameter amount: the amount of a whole period.
    package init(amount: Money, period: BudgetPeriod = .month, carryOver: CarryOver = .off) {
        self.amount = amount
        self.period = period
        self.carryOver = carryOver
    }

    /// The valid amounts, in minor units. Zero: nothing may be spent.
    package static let amounts: ClosedRange<Int64> = 0...AmountLimit.amount

    /// The part of the amount that a month of the period sets aside. The parts of a period add up to the amount; the first ones get the
    /// left-over units.
    ///
    /// - Parameter index: the place of the month in the period, from 0.
    package func monthlyShare(_ index: Int) -> Money {
        let (share, rest) = amount.minorUnits.quotientAndRemainder(dividingBy: Int64(period.months))
        return Money(minorUnits: share + (Int64(index) < rest ? 1 : 0), currency: amount.currency)
    }
}

/// A change of the budget of a category: it applies from a household month to the next change.
package struct BudgetStep: Hashable, Sendable {
    package var from: Month
    /// Nil: the category has no budget from this month on.
    package var budget: Budget?

    /// - Parameter budget: nil: the category has no budget from this month on.
    package init(from: Month, budget: Budget?) {
        self.from = from
        self.budget = budget
    }
}
