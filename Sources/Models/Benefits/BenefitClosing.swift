/// What the days since the last look brought to a benefit: cycles that ended, and what claimed itself. A function of what is stored, so that whoever reads
/// sees the same as whoever records it, however long nobody looked.
package struct BenefitClosing: Hashable, Sendable {
    /// Cycles that ended and were not recorded, oldest first.
    package let missed: [BenefitCycleRecord]
    /// What claims itself in cycles that have begun: the first day of each, and what was left of it. Oldest first.
    package let claims: [Claim]

    package struct Claim: Hashable, Sendable {
        package let day: Day
        package let amount: Money
    }

    /// - Parameters:
    ///   - uses: all of it, undone ones too.
    ///   - closed: the last day that was looked at.
    ///   - end: from when on its card gives nothing any more, so that nothing of it can be lost; nil: it still does.
    package init(_ benefit: Benefit, opened: Day?, uses: [BenefitUse], closedThrough closed: Day, end: Day?, today: Day) {
        let until = min(end ?? today, today)
        guard benefit.mode != .ignore, !benefit.isRemoved, closed < until else {
            (missed, claims) = ([], [])
            return
        }
        let calendar = BenefitCalendar(benefit.terms, opened: opened, since: benefit.since, uses: uses)
        // What was before the account was opened is nobody's.
        let ended = calendar.cycles(endingFrom: closed.adding(days: 1), before: until).filter { $0.first >= opened ?? $0.first }
        var claims: [Claim] = []
        if benefit.mode == .claimsItself, benefit.terms.alignment != .rolling {
            let current = until < today ? nil : calendar.cycle(containing: today)
            for cycle in ended + [current].compactMap(\.self) {
                guard cycle.first >= opened ?? cycle.first else { continue }
                let day = cycle.first
                let mine = uses.filter { cycle.contains($0.day) }
                // One that was taken back by hand is not claimed again.
                guard !mine.contains(where: { !$0.isByHand && $0.day == day }) else { continue }
                let used = mine.filter(\.counts).reduce(Int64(0)) { $0.addingClamped($1.value.minorUnits) }
                let left = benefit.terms.value(of: cycle).minorUnits.subtractingClamped(used)
                if left > 0 { claims.append(Claim(day: day, amount: Money(minorUnits: left, currency: benefit.terms.value.currency))) }
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
