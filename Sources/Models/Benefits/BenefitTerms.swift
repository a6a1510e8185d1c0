/// What a benefit gives.
package struct BenefitTerms: Hashable, Sendable {
    package var name: String
    /// What it is good for, in a sentence; may be empty.
    package var details: String
    /// With whom it is used; nil where it is not one.
    package var merchant: String?
    package var category: BenefitCategory
    /// What one use is worth at most, above zero.
    package var value: Money
    package var frequency: BenefitFrequency
    package var alignment: BenefitAlignment
    /// How many uses a cycle has, from 1 to 99.
    package var usesPerCycle: Int
    /// What is added in some months.
    package var bonuses: [BenefitBonus]
    /// Payees whose charges use it; `*` stands for any text, and case and accents do not count.
    package var chargePatterns: [String]
    /// Payees of the statement credits that it is paid with, written in the same way.
    package var creditPatterns: [String]
    /// The last day on which it can be used, where it ends.
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

    /// What it is worth in a year: $15 a month with $20 more in December is $200, $120 every 4 years is $30. Rounded half to even; zero
    /// without a cycle. A sum that no figure holds is the largest there is.
    package var perYear: Money {
        guard let months = frequency.months else { return .zero(value.currency) }
        let cycle = Int128(value.minorUnits) * Int128(usesPerCycle)
        let bonus = bonuses.reduce(Int128(0)) { $0 + Int128($1.amount.minorUnits) }
        let year = (cycle * 12).roundedHalfToEven(dividingBy: Int128(months)) + bonus
        return Money(minorUnits: Int64(clamping: year), currency: value.currency)
    }

    /// What all uses of a cycle are worth together. A month's bonus belongs to the cycle in which its first day lies.
    package func value(of cycle: BenefitCycle) -> Money {
        var sum = Int128(value.minorUnits) * Int128(frequency.months == nil ? 1 : usesPerCycle)
        for bonus in bonuses { sum += Int128(bonus.amount.minorUnits) * Int128(bonus.occurrences(in: cycle)) }
        return Money(minorUnits: Int64(clamping: sum), currency: value.currency)
    }

    /// Whether its cycles begin or end on other days than by other terms.
    package func hasOtherCycles(than others: BenefitTerms) -> Bool {
        frequency != others.frequency || alignment != others.alignment || lastDay != others.lastDay
    }

    /// What a single use may be worth at most in a cycle: one of several is one value, a single one all there is.
    package func limit(in cycle: BenefitCycle) -> Money { usesPerCycle > 1 ? value : value(of: cycle) }
}

/// What a benefit gives on top in one month of the year.
package struct BenefitBonus: Hashable, Sendable {
    /// 1–12.
    package var month: Int
    package var amount: Money

    package init(month: Int, amount: Money) {
        self.month = month
        self.amount = amount
    }

    /// How often the first day of its month lies in a cycle. One that has no end yet is counted as its first month.
    func occurrences(in cycle: BenefitCycle) -> Int {
        let last = cycle.last ?? cycle.first
        guard cycle.first <= last else { return 0 }
        // The first month whose first day is not before the cycle.
        let begin = cycle.first.dayOfMonth == 1 || cycle.last == nil ? Month(of: cycle.first) : Month(of: cycle.first).next
        let end = Month(of: last)
        guard begin <= end else { return 0 }
        // Months are counted from January of year 0, so this month's numbers leave a remainder of `month - 1`.
        func count(before number: Int) -> Int { (number - (month - 1) + 11) / 12 }
        return count(before: Int(end.number) + 1) - count(before: Int(begin.number))
    }
}

/// The parts of a benefit that a person can set in the place of the catalogue's. The words are kept in the database.
package enum BenefitFact: String, CaseIterable, Hashable, Sendable {
    case name, merchant, category, value, frequency, alignment, usesPerCycle, bonuses, patterns, lastDay
}

extension BenefitTerms {
    /// These terms with what a person has set taken from others.
    package func keeping(_ own: Set<BenefitFact>, of others: BenefitTerms) -> BenefitTerms {
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

    /// In what two terms differ.
    package func differences(from others: BenefitTerms) -> Set<BenefitFact> {
        Set(BenefitFact.allCases.filter { keeping([$0], of: others) != self })
    }
}
