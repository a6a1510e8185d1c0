package import Models

/// The spending in a period of a budget. All amounts are in the currency of the budget.
package struct BudgetStatus: Hashable, Sendable {
    package let term: BudgetTerm
    /// The last month that counts in `spent`.
    package let through: Month
    /// The net amount posted to the category, less refunds; negative if more was refunded than spent.
    package let spent: Money
    /// The rest of the previous period; negative after overspending.
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

    /// The amount carried into the next period, in minor units.
    package var carriedOver: Int64 { budget.carryOver.carried(of: left.minorUnits) }

    /// The level of spending.
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

/// The level of a budget's spending. Members are warned once of each level but the first.
package enum BudgetLevel: String, CaseIterable, Hashable, Sendable {
    /// Less than 80 %.
    case within
    /// At least 80 %.
    case near
    /// All of it, or more.
    case spent

    static let nearPercent = 80
}
