import Models

/// The used share of a benefit's cycles, as a fraction: of the cycles that ended in the last year, and of the current one if it is in use.
struct BenefitRate: Hashable, Sendable {
    private let used: Int128
    private let value: Int128
    /// The day from which its uses are recorded: the day it was added, or that of an earlier use.
    let since: Day

    /// - Parameter uses: the uses that count.
    init(_ benefit: Benefit, calendar: BenefitCalendar, uses: [BenefitUse], today: Day) {
        // Automatic claims do not prove that other uses were recorded.
        let since = benefit.mode == .remind ? uses.map(\.day).min().map { min($0, benefit.since) } ?? benefit.since : benefit.since
        self.since = since
        func amount(in cycle: BenefitCycle) -> Int128 {
            uses.filter { cycle.contains($0.day) }.reduce(Int128(0)) { $0 + Int128($1.value.minorUnits) }
        }
        var (used, value) = (Int128(0), Int128(0))
        for cycle in calendar.cycles(endingFrom: max(today.adding(days: -Self.days), since), before: today) {
            let (part, all) = (amount(in: cycle), Int128(benefit.terms.value(of: cycle).minorUnits))
            used += min(part, all)
            // A cycle that was not recorded from its first day may have been used before.
            value += cycle.first < since ? min(part, all) : all
        }
        if let current = calendar.cycle(containing: today) {
            let last = current.last ?? Self.nominalEnd(of: current, benefit.terms)
            let days = Int128(max(current.first.distance(to: last) + 1, 1))
            let elapsed = min(Int128(max(current.first.distance(to: today), 0)), days)
            let (part, all) = (amount(in: current), Int128(benefit.terms.value(of: current).minorUnits))
            if part > 0 {
                used += min(part, all)
                value += max(min(part, all), (all * elapsed).roundedHalfToEven(dividingBy: days))
            } else if value == 0 {
                // Without recorded cycles, the expectation falls as the first cycle passes unused.
                (used, value) = (days - elapsed, days)
            }
        }
        (self.used, self.value) = (used, value)
    }

    /// The part of an amount that is used at this rate, rounded half to even.
    func share(of amount: Int128) -> Int128 { value > 0 ? (amount * used).roundedHalfToEven(dividingBy: value) : 0 }

    /// The end of an open-ended cycle that is used on its first day.
    static func nominalEnd(of cycle: BenefitCycle, _ terms: BenefitTerms) -> Day {
        let schedule = try? Schedule(anchor: cycle.first, every: terms.frequency.months ?? 1, .month)
        return schedule?.occurrence(1)?.adding(days: -1) ?? cycle.first
    }

    /// The number of days of ended cycles that are considered: a year, so that it contains an ended cycle of every length of up to a year.
    private static let days = 366
}
