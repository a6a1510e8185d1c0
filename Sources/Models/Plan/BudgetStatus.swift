/// A period of a budget with what was spent in it. All amounts are in the currency of the budget.
package struct BudgetStatus: Hashable, Sendable {
    package let term: BudgetTerm
    /// The last month that counts in `spent`.
    package let through: Month
    /// What came into the category less what left it, such as refunds; negative if more was refunded than spent.
    package let spent: Money
    /// What the period before has left, or has spent beyond its budget: then negative.
    package let carried: Money
    /// Budget plus carried amount.
    package let available: Money
    /// Available less spent; negative if more was spent.
    package let left: Money

    /// - Throws: `MoneyError.overflow`, `.mixedCurrencies`.
    package init(term: BudgetTerm, through: Month, spent: Money, carried: Money) throws(MoneyError) {
        self.term = term
        self.through = through
        self.spent = spent
        self.carried = carried
        available = try term.budget.amount + carried
        left = try available - spent
    }

    package var budget: Budget { term.budget }

    /// What the next period gets, in minor units.
    package var carriedOver: Int64 { budget.carryOver.carried(of: left.minorUnits) }

    /// How much of the available amount is spent.
    package var level: BudgetLevel {
        guard spent.minorUnits > 0 else { return .within }
        if spent.minorUnits >= available.minorUnits { return .spent }
        return Int128(spent.minorUnits) * 100 >= Int128(available.minorUnits) * Int128(BudgetLevel.nearPercent) ? .near : .within
    }

    /// The spent part of the available amount in percent, rounded down, 0–100.
    package var percent: Int {
        guard spent.minorUnits > 0 else { return 0 }
        guard spent.minorUnits < available.minorUnits else { return 100 }
        return Int(Int128(spent.minorUnits) * 100 / Int128(available.minorUnits))
    }
}

/// How much of a budget is spent. Members are warned once of each level but the first.
package enum BudgetLevel: String, CaseIterable, Hashable, Sendable {
    /// Less than 80 %.
    case within
    /// At least 80 %.
    case near
    /// All of it, or more.
    case spent

    static let nearPercent = 80
}
