package import Models

/// The terms of a benefit.
package struct BenefitTerms: Hashable, Sendable {
    package var name: String
    /// A sentence that describes the benefit; may be empty.
    package var details: String
    /// The merchant where it is used; nil where there is none in particular.
    package var merchant: String?
    package var category: BenefitCategory
    /// Maximum value of one use, above zero.
    package var value: Money
    package var frequency: BenefitFrequency
    package var alignment: BenefitAlignment
    /// Number of uses per cycle, from 1 to 99.
    package var usesPerCycle: Int
    /// Additional amounts in certain months.
    package var bonuses: [BenefitBonus]
    /// Payee patterns of charges that use the benefit; see `BenefitPattern`.
    package var chargePatterns: [String]
    /// Payee patterns of the statement credits that pay the benefit.
    package var creditPatterns: [String]
    /// The last day on which the benefit can be used; nil if it does not end.
    package var lastDay: Day?

    package init(
        name: String, details: String = "", merchant: String? = nil, category: BenefitCategory = .other, value: Money,
        frequency: BenefitFrequency, alignment: BenefitAlignment = .calendar, usesPerCycle: Int = 1, bonuses: [BenefitBonus] = [],
        chargePatterns: [String] = [], creditPatterns: [String] = [], lastDay: Day? = nil
    ) {
        self.name = name
        self.details = details
        self.merchant = merchant
        self.category = category
        self.value = value
        self.frequency = frequency
        self.alignment = alignment
        self.usesPerCycle = usesPerCycle
        self.bonuses = bonuses
        self.chargePatterns = chargePatterns
        self.creditPatterns = creditPatterns
        self.lastDay = lastDay
    }

    /// Value per year: $15 a month with $20 more in December is $200, $120 every 4 years is $30. Rounded half to even; zero without a
    /// cycle; clamped to the largest representable amount.
    package var perYear: Money {
        guard let months = frequency.months else { return .zero(value.currency) }
        let cycle = Int128(value.minorUnits) * Int128(usesPerCycle)
        let bonus = bonuses.reduce(Int128(0)) { $0 + Int128($1.amount.minorUnits) }
        let year = (cycle * 12).roundedHalfToEven(dividingBy: Int128(months)) + bonus
        return Money(minorUnits: Int64(clamping: year), currency: value.currency)
    }

    /// Total value of all uses of a cycle. A monthly bonus belongs to the cycle that contains the first day of its month.
    package func value(of cycle: BenefitCycle) -> Money {
        var sum = Int128(value.minorUnits) * Int128(frequency.months == nil ? 1 : usesPerCycle)
        for bonus in bonuses { sum += Int128(bonus.amount.minorUnits) * Int128(bonus.occurrences(in: cycle)) }
        return Money(minorUnits: Int64(clamping: sum), currency: value.currency)
    }

    /// Whether the cycles begin or end on other days than those of other terms.
    package func hasOtherCycles(than others: BenefitTerms) -> Bool {
        frequency != others.frequency || alignment != others.alignment || lastDay != others.lastDay
    }

    /// Maximum value of a single use in a cycle: one use's value where there are several, otherwise the value of the cycle.
    func limit(in cycle: BenefitCycle) -> Money { usesPerCycle > 1 ? value : value(of: cycle) }
}

/// An additional amount in one month of the year.
package struct BenefitBonus: Hashable, Sendable {
    /// 1–12.
    package var month: Int
    package var amount: Money

    package init(month: Int, amount: Money) {
        self.month = month
        self.amount = amount
    }

    /// Number of times the first day of the month lies in a cycle. An open-ended cycle counts as its first month.
    func occurrences(in cycle: BenefitCycle) -> Int {
        let last = cycle.last ?? cycle.first
        guard cycle.first <= last else { return 0 }
        // The first month whose first day is in the cycle.
        let begin = cycle.first.dayOfMonth == 1 || cycle.last == nil ? Month(of: cycle.first) : Month(of: cycle.first).next
        let end = Month(of: last)
        guard begin <= end else { return 0 }
        // Months are counted from January of year 0, so this month's numbers leave a remainder of `month - 1`.
        func count(before number: Int) -> Int { (number - (month - 1) + 11) / 12 }
        return count(before: Int(end.number) + 1) - count(before: Int(begin.number))
    }
}

/// The terms of a catalogue benefit that a member can override. The raw values are stored in the database.
package enum BenefitFact: String, CaseIterable, Hashable, Sendable {
    case name, merchant, category, value, frequency, alignment, usesPerCycle, bonuses, patterns, lastDay
}

extension BenefitTerms {
    /// These terms, with the overridden ones copied from other terms.
    func keeping(_ own: Set<BenefitFact>, of others: BenefitTerms) -> BenefitTerms {
        var kept = self
        for fact in own {
            switch fact {
            case .name: kept.name = others.name
            case .merchant: kept.merchant = others.merchant
            case .category: kept.category = others.category
            case .value: kept.value = others.value
            case .frequency: kept.frequency = others.frequency
            case .alignment: kept.alignment = others.alignment
            case .usesPerCycle: kept.usesPerCycle = others.usesPerCycle
            case .bonuses: kept.bonuses = others.bonuses
            case .patterns: (kept.chargePatterns, kept.creditPatterns) = (others.chargePatterns, others.creditPatterns)
            case .lastDay: kept.lastDay = others.lastDay
            }
        }
        return kept
    }

    /// The terms that differ.
    package func differences(from others: BenefitTerms) -> Set<BenefitFact> {
        Set(BenefitFact.allCases.filter { keeping([$0], of: others) != self })
    }
}
