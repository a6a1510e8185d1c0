package import Models

/// The spending in the household's current month, day by day, beside what is usual. All amounts are in the household's currency.
package struct SpendingPace: Hashable, Sendable {
    /// The days of the household month.
    package var days: ClosedRange<Day>
    /// What was spent since the first day, less refunds, at the end of each day through today.
    package var spent: [Money]
    /// The average of the last full months at the end of each day of the month; empty if there is none.
    package var usual: [Money]
    /// Currencies without a rate, whose amounts are left out.
    package var leftOut: [Currency]

    package init(days: ClosedRange<Day>, spent: [Money], usual: [Money], leftOut: [Currency] = []) {
        self.days = days
        self.spent = spent
        self.usual = usual
        self.leftOut = leftOut
    }

    /// The number of past months whose average is usual.
    package static let months = 3

    /// What was spent through today.
    package var spentSoFar: Money? { spent.last }
    /// What is usually spent by the same day of the month; nil if it is not known.
    package var usualSoFar: Money? { spent.isEmpty || usual.count < spent.count ? nil : usual[spent.count - 1] }

    /// - Parameters:
    ///   - days: the days of the current month.
    ///   - spending: what was spent on each day of these months, in minor units.
    ///   - past: the days of the last full months.
    /// - Throws: `MoneyError.overflow`.
    package init(
        days: ClosedRange<Day>, through today: Day, spending: [Day: Int128], past: [ClosedRange<Day>], in currency: Currency,
        leftOut: [Currency] = []
    ) throws(MoneyError) {
        let length = days.lowerBound.distance(to: days.upperBound) + 1
        let sums = past.map { Self.sums(of: spending, $0) }
        var usual: [Money] = []
        if !sums.isEmpty {
            for index in 0..<length {
                // A shorter month counts in full from its last day on, and a longer one on the last day.
                let sum = sums.reduce(Int128(0)) { $0 + (index == length - 1 ? $1[$1.count - 1] : $1[min(index, $1.count - 1)]) }
                usual.append(try Self.money(sum / Int128(sums.count), currency))
            }
        }
        var spent: [Money] = []
        if days.lowerBound <= today {
            for sum in Self.sums(of: spending, days.lowerBound...min(today, days.upperBound)) {
                spent.append(try Self.money(sum, currency))
            }
        }
        self.init(days: days, spent: spent, usual: usual, leftOut: leftOut)
    }

    /// The running sum at the end of each day.
    private static func sums(of spending: [Day: Int128], _ days: ClosedRange<Day>) -> [Int128] {
        var sum: Int128 = 0
        return (0...days.lowerBound.distance(to: days.upperBound)).map { index in
            sum += spending[days.lowerBound.adding(days: index)] ?? 0
            return sum
        }
    }

    private static func money(_ units: Int128, _ currency: Currency) throws(MoneyError) -> Money {
        guard let units = Int64(exactly: units) else { throw .overflow }
        return Money(minorUnits: units, currency: currency)
    }
}
