package import Models

/// The budget of a category with all its changes.
package struct CategoryBudget: Hashable, Sendable {
    /// Ascending by month, each month at most once; the first one has a budget, and none is equal to the one before it.
    package private(set) var steps: [BudgetStep]

    /// - Parameter steps: in any order; of several for one month, the last one is used.
    package init(_ steps: some Sequence<BudgetStep>) {
        var latest: [Month: BudgetStep] = [:]
        for step in steps { latest[step.from] = step }
        self.steps = []
        for step in latest.values.sorted(by: { $0.from < $1.from }) where step.budget != self.steps.last?.budget { self.steps.append(step) }
    }

    /// The budget in a month; nil if there is none.
    package func budget(in month: Month) -> Budget? { index(in: month).flatMap { steps[$0].budget } }

    // MARK: - Changes

    /// Sets the budget from a month until its next change.
    ///
    /// - Parameters:
    ///   - budget: nil: no budget.
    ///   - isOnce: for this month only; the month after has the budget that it had before.
    package func setting(_ budget: Budget?, from month: Month, isOnce: Bool = false) -> CategoryBudget {
        var changed = steps.filter { $0.from != month } + [BudgetStep(from: month, budget: budget)]
        if isOnce, !steps.contains(where: { $0.from == month.next }) {
            changed.append(BudgetStep(from: month.next, budget: self.budget(in: month)))
        }
        return CategoryBudget(changed)
    }

    /// Ends the budget with the month before this one, and removes later changes.
    package func ending(before month: Month) -> CategoryBudget {
        CategoryBudget(steps.filter { $0.from < month } + [BudgetStep(from: month, budget: nil)])
    }

    /// The budget of two merged categories: amounts of the same period and currency are added up; if period or currency differ, and for the
    /// carry-over, this one is used.
    ///
    /// - Throws: `MoneyError.overflow`.
    package func adding(_ other: CategoryBudget) throws(MoneyError) -> CategoryBudget {
        var sum: [BudgetStep] = []
        for month in Set((steps + other.steps).map(\.from)).sorted() {
            guard var budget = budget(in: month), let second = other.budget(in: month) else {
                sum.append(BudgetStep(from: month, budget: budget(in: month) ?? other.budget(in: month)))
                continue
            }
            if budget.period == second.period, budget.amount.currency == second.amount.currency {
                let amount = try budget.amount + second.amount
                budget.amount = Money(
                    minorUnits: min(amount.minorUnits, Budget.amounts.upperBound), currency: amount.currency)
            }
            sum.append(BudgetStep(from: month, budget: budget))
        }
        return CategoryBudget(sum)
    }

    // MARK: - Periods

    /// The period that contains a month, with the budget of this month; nil if the category has none.
    package func term(in month: Month) -> BudgetTerm? {
        guard let index = index(in: month), let budget = steps[index].budget else { return nil }
        var anchor = index
        while anchor > 0, let earlier = steps[anchor - 1].budget, earlier.continues(as: budget) { anchor -= 1 }
        let start = steps[anchor].from
        let months = budget.period.months
        let first = start.adding(months: Int(month.number - start.number) / months * months)
        let end = steps[index...].first { !($0.budget?.continues(as: budget) ?? false) }?.from.previous
        let whole = first.adding(months: months - 1)
        return BudgetTerm(months: first...min(whole, end ?? whole), budget: budget)
    }

    /// The periods up to the one that contains a month, without gaps between them: those from a month on, and earlier ones whose rest is
    /// carried over into them.
    ///
    /// - Returns: ascending; empty if the category has no budget in the month.
    package func terms(through month: Month, since earliest: Month) -> [BudgetTerm] {
        guard var term = term(in: month) else { return [] }
        var terms = [term]
        while let before = self.term(in: term.months.lowerBound.previous), before.budget.amount.currency == term.budget.amount.currency,
            before.budget.carryOver != .off || before.months.upperBound >= earliest
        {
            terms.append(before)
            term = before
        }
        return terms.reversed()
    }

    /// The periods of `terms(through:since:)` with the spent and carried amounts.
    ///
    /// - Parameter spent: the spending in a range of months, in the currency of the period.
    /// - Throws: `MoneyError.overflow`.
    package func statuses(
        through month: Month, since earliest: Month, spent: (BudgetTerm, ClosedRange<Month>) throws -> Money
    ) throws -> [BudgetStatus] {
        var statuses: [BudgetStatus] = []
        for term in terms(through: month, since: earliest) {
            let through = min(month, term.months.upperBound)
            let carried = Money(minorUnits: statuses.last?.carriedOver ?? 0, currency: term.budget.amount.currency)
            statuses.append(
                try BudgetStatus(
                    term: term, through: through, spent: try spent(term, term.months.lowerBound...through), carried: carried))
        }
        return statuses
    }

    // MARK: - Private

    /// The step that applies in a month.
    private func index(in month: Month) -> Int? {
        var range = 0..<steps.count
        while !range.isEmpty {
            let middle = (range.lowerBound + range.upperBound) / 2
            if steps[middle].from <= month { range = (middle + 1)..<range.upperBound } else { range = range.lowerBound..<middle }
        }
        return range.lowerBound > 0 ? range.lowerBound - 1 : nil
    }
}

extension Budget {
    /// Whether a changed budget continues the periods of this one.
    fileprivate func continues(as other: Budget) -> Bool { period == other.period && amount.currency == other.amount.currency }
}
