package import Models

/// One period of a category's budget.
package struct BudgetTerm: Hashable, Sendable {
    /// Its household months; fewer than those of the period if the budget ends before, or changes its period or currency.
    package let months: ClosedRange<Month>
    /// The budget in its last month.
    package let budget: Budget

    /// The part of the amount that a month of the term sets aside.
    package func share(of month: Month) -> Money { budget.monthlyShare(Int(month.number - months.lowerBound.number)) }

    /// The sum of the shares up to a month of the term.
    ///
    /// - Throws: `MoneyError.overflow`.
    package func shares(through month: Month) throws(MoneyError) -> Money {
        var sum = Money.zero(budget.amount.currency)
        for number in months.lowerBound.number...max(month.number, months.lowerBound.number) {
            sum = try sum + share(of: Month(number: number))
        }
        return sum
    }
}
