package import Models

/// The reason for which a use cannot be recorded.
package enum BenefitUseViolation: Error, Hashable, Sendable {
    case notPositive
    case wrongCurrency(Currency)
    /// More than the amount left in the cycle.
    case exceedsRemaining(Money)
    /// More than the value of one use, where a cycle has several.
    case exceedsOneUse(Money)
    case nothingLeft
    case ignored
    case ended
    case inFuture
    /// The day is in no usable cycle: it is before the card was opened, or its cycle is over.
    case outsideCycle(BenefitCycle?)
}

/// Validates manually recorded uses.
package struct BenefitUseRule: Sendable {
    private let benefit: Benefit
    private let opened: Day?
    private let uses: [BenefitUse]
    private let hasEnded: Bool
    private let today: Day

    /// - Parameters:
    ///   - uses: all uses of the benefit.
    ///   - hasEnded: whether the card no longer provides benefits.
    package init(_ benefit: Benefit, opened: Day?, uses: [BenefitUse], hasEnded: Bool, today: Day) {
        self.benefit = benefit
        self.opened = opened
        self.uses = uses
        self.hasEnded = hasEnded
        self.today = today
    }

    /// Validates a use and returns its amount.
    ///
    /// - Parameters:
    ///   - amount: nil for the largest possible amount.
    ///   - day: the day of purchase, in the current cycle or in an earlier one that has an amount left and whose credit could still post.
    package func use(_ amount: Money?, on day: Day) throws(BenefitUseViolation) -> Money {
        guard benefit.mode != .ignore else { throw .ignored }
        guard !hasEnded, !benefit.isRemoved else { throw .ended }
        guard day <= today else { throw .inFuture }
        if let lastDay = benefit.terms.lastDay, day > lastDay { throw .ended }
        if let opened, day < opened { throw .outsideCycle(BenefitCycle(first: opened, last: today)) }
        guard day.distance(to: today) <= Self.maxAgeDays(benefit.terms) else {
            throw .outsideCycle(current ?? BenefitCycle(first: today.adding(days: -Self.maxAgeDays(benefit.terms)), last: today))
        }
        if let current, !current.contains(day) { throw .outsideCycle(current) }
        let progress = BenefitProgress(benefit, opened: opened, uses: uses, today: day)
        let limit = progress.cycle.map { benefit.terms.limit(in: $0) } ?? benefit.terms.value
        let most = Money(minorUnits: min(limit.minorUnits, progress.left.minorUnits), currency: limit.currency)
        guard !most.isZero else { throw .nothingLeft }
        guard let amount else { return most }
        guard amount.currency == limit.currency else { throw .wrongCurrency(limit.currency) }
        guard amount.minorUnits > 0 else { throw .notPositive }
        guard amount.minorUnits <= progress.left.minorUnits else { throw .exceedsRemaining(progress.left) }
        guard amount.minorUnits <= limit.minorUnits else { throw .exceedsOneUse(limit) }
        return amount
    }

    /// The current cycle of a benefit that has cycles.
    private var current: BenefitCycle? {
        BenefitCalendar(benefit.terms, opened: opened, since: benefit.since, uses: uses).cycle(containing: today)
    }

    /// Number of days a use without a cycle may lie in the past.
    private static func maxAgeDays(_ terms: BenefitTerms) -> Int { terms.frequency.months == nil ? 366 : 3_700 }
}
