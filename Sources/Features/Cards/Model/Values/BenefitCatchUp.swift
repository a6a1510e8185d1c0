package import Models

/// The changes since the last processed day: cycles that ended, and automatic claims. Computed from stored values only, so readers see the
/// same result before and after it is recorded.
package struct BenefitCatchUp: Hashable, Sendable {
    /// Cycles that ended and are not recorded yet, oldest first.
    package let missed: [BenefitCycleRecord]
    /// Automatic claims in cycles that have started, oldest first: the first day of each cycle and the remaining amount.
    package let claims: [AutomaticClaim]

    /// A claim that the issuer applies automatically.
    package struct AutomaticClaim: Hashable, Sendable {
        package let day: Day
        package let amount: Money
    }

    /// - Parameters:
    ///   - uses: all uses of the benefit, including undone ones.
    ///   - closed: the last processed day.
    ///   - end: the day from which the card provides no benefits, so that nothing can be lost; nil while it provides them.
    package init(_ benefit: Benefit, opened: Day?, uses: [BenefitUse], closedThrough closed: Day, end: Day?, today: Day) {
        let until = min(end ?? today, today)
        guard benefit.mode != .ignore, !benefit.isRemoved, closed < until else {
            (missed, claims) = ([], [])
            return
        }
        let calendar = BenefitCalendar(benefit.terms, opened: opened, since: benefit.since, uses: uses)
        // Cycles before the account was opened are not recorded.
        let ended = calendar.cycles(endingFrom: closed.adding(days: 1), before: until).filter { $0.first >= opened ?? $0.first }
        var claims: [AutomaticClaim] = []
        if benefit.mode == .claimsItself, benefit.terms.alignment != .rolling {
            let current = until < today ? nil : calendar.cycle(containing: today)
            for cycle in ended + [current].compactMap(\.self) {
                guard cycle.first >= opened ?? cycle.first else { continue }
                let day = cycle.first
                let mine = uses.filter { cycle.contains($0.day) }
                // An automatic claim that a member has undone is not repeated.
                guard !mine.contains(where: { !$0.isManual && $0.day == day }) else { continue }
                let used = mine.filter(\.counts).reduce(Int64(0)) { $0.addingClamped($1.value.minorUnits) }
                let left = benefit.terms.value(of: cycle).minorUnits.subtractingClamped(used)
                if left > 0 {
                    claims.append(AutomaticClaim(day: day, amount: Money(minorUnits: left, currency: benefit.terms.value.currency)))
                }
            }
        }
        self.claims = claims
        missed = ended.map { cycle in
            let used =
                uses.filter { $0.counts && cycle.contains($0.day) }.map(\.value.minorUnits)
                + claims.filter { cycle.contains($0.day) }.map(\.amount.minorUnits)
            let sum = used.reduce(Int64(0)) { $0.addingClamped($1) }
            return BenefitCycleRecord(
                cycle: cycle, value: benefit.terms.value(of: cycle), used: Money(minorUnits: sum, currency: benefit.terms.value.currency))
        }
    }
}
