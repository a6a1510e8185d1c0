package import Models

/// The value that a benefit can still provide in a fee year, in addition to what was redeemed:
/// docs/decisions/0081-the-expected-value-of-a-fee-year.md.
package struct BenefitOutlook: Hashable, Sendable {
    /// The expected value at the rate at which its cycles have been used.
    let expected: Money
    /// The maximum value: the rest of the current cycle and all of the following ones.
    let possible: Money

    private init(expected: Int128, possible: Int128, currency: Currency) {
        self.expected = Money(minorUnits: Int64(clamping: expected), currency: currency)
        self.possible = Money(minorUnits: Int64(clamping: possible), currency: currency)
    }

    /// - Parameters:
    ///   - benefit: with resolved terms.
    ///   - uses: all uses of the benefit, including undone ones and those of other cycles.
    ///   - hasEnded: whether the card no longer provides benefits.
    ///   - year: the fee year; days after it have no expected value.
    package init(_ benefit: Benefit, opened: Day?, uses: [BenefitUse], hasEnded: Bool = false, year: CardFeeYear, today: Day) {
        let currency = benefit.terms.value.currency
        guard benefit.mode != .ignore, !benefit.isRemoved, !hasEnded else {
            self.init(expected: 0, possible: 0, currency: currency)
            return
        }
        guard benefit.terms.frequency.months != nil else {
            // An occasion does not predict another one; at most one more is possible.
            let isOver = benefit.terms.lastDay.map { $0 < today } ?? false
            self.init(expected: 0, possible: isOver ? 0 : Int128(benefit.terms.value.minorUnits), currency: currency)
            return
        }
        let parts = BenefitYear(benefit, opened: opened, uses: uses.filter(\.counts), year: year, today: today)
        self.init(expected: parts.expected, possible: parts.possible, currency: currency)
    }
}

/// The cycles of a benefit that touch a fee year.
private struct BenefitYear {
    private let benefit: Benefit
    private let uses: [BenefitUse]
    private let year: CardFeeYear
    private let today: Day
    private let cycles: [Cycle]
    private let rate: BenefitRate

    private struct Cycle {
        let span: BenefitCycle
        let last: Day
        let value: Int128
        /// Amount used on any day.
        let used: Int128
        /// Amount that can still be used, or may have been used before uses were recorded.
        let left: Int128
    }

    init(_ benefit: Benefit, opened: Day?, uses: [BenefitUse], year: CardFeeYear, today: Day) {
        self.benefit = benefit
        self.uses = uses
        self.year = year
        self.today = today
        let calendar = BenefitCalendar(benefit.terms, opened: opened, since: benefit.since, uses: uses)
        rate = BenefitRate(benefit, calendar: calendar, uses: uses, today: today)
        let since = rate.since
        var cycles: [Cycle] = []
        var next: Day? = max(year.first, opened ?? year.first)
        while let day = next, day <= year.last, cycles.count < Self.maxCycles, let span = calendar.cycle(containing: day) {
            let value = Int128(benefit.terms.value(of: span).minorUnits)
            let used = Self.sum(uses.filter { span.contains($0.day) })
            let last = span.last ?? BenefitRate.nominalEnd(of: span, benefit.terms)
            // A rolling cycle that has ended was used, or was followed by one that was.
            let isKnown = span.first >= since || benefit.terms.alignment == .rolling
            let left: Int128 =
                if span.contains(today) {
                    Int128(BenefitProgress(benefit, opened: opened, uses: uses, today: today).left.minorUnits)
                } else if last < today, isKnown {
                    0
                } else {
                    max(value - used, 0)
                }
            cycles.append(Cycle(span: span, last: last, value: value, used: used, left: left))
            next = calendar.next(after: span)
        }
        self.cycles = cycles
    }

    private static let maxCycles = 400

    private static func sum(_ uses: [BenefitUse]) -> Int128 { uses.reduce(0) { $0 + Int128($1.value.minorUnits) } }

    var possible: Int128 { cycles.reduce(0) { $0 + $1.left } }

    var expected: Int128 {
        let parts = cycles.map(expected(of:))
        var sum = parts.reduce(0, +)
        // If a cycle began before the year and another one ends after it, both together count as one.
        if cycles.count > 1, let first = cycles.first, let final = cycles.last, first.span.first < year.first, final.last > year.last {
            let redeemed = Self.sum(uses.filter { year.contains($0.day) && (first.span.contains($0.day) || final.span.contains($0.day)) })
            let most = max(rate.share(of: final.value) - redeemed, 0)
            let pair = parts[0] + parts[parts.count - 1]
            sum -= max(pair - most, 0)
        }
        return sum
    }

    private func expected(of cycle: Cycle) -> Int128 {
        guard cycle.left > 0 else { return 0 }
        if benefit.mode == .claimsItself, benefit.terms.alignment != .rolling {
            // The issuer provides the whole amount on the first day.
            return cycle.span.first > today && year.contains(cycle.span.first) ? cycle.left : 0
        }
        let wanted = max(rate.share(of: cycle.value) - cycle.used, 0)
        // The share of the cycle's days that are within the year.
        let from = cycle.span.contains(today) ? today : max(cycle.span.first, year.first)
        let days = Int128(max(from.distance(to: min(cycle.last, year.last)) + 1, 0))
        let all = Int128(max(cycle.span.first.distance(to: cycle.last) + 1, 1))
        return min(wanted, (cycle.left * min(days, all)).roundedHalfToEven(dividingBy: all))
    }
}
