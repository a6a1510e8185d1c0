/// The expected balances of one account, or of all of them, at the end of each day: in minor units, first day first.
package struct ForecastLine: Hashable, Sendable {
    package let currency: Currency
    /// Today.
    package let first: Day
    /// From scheduled items alone.
    package var scheduled: [Int64]
    /// With the usual unscheduled spending.
    package var expected: [Int64]
    /// The band within which the balance is expected to be in four of five cases: the 10th and 90th percentile.
    package var low: [Int64]
    package var high: [Int64]

    package init(currency: Currency, first: Day, scheduled: [Int64], expected: [Int64], low: [Int64], high: [Int64]) {
        self.currency = currency
        self.first = first
        self.scheduled = scheduled
        self.expected = expected
        self.low = low
        self.high = high
    }

    /// The number of days.
    package var count: Int { expected.count }

    /// The days, today first.
    package var days: [Day] { expected.indices.map { first.adding(days: $0) } }

    /// The balances with or without the usual unscheduled spending.
    package func units(withUsual: Bool) -> [Int64] { withUsual ? expected : scheduled }

    package func point(_ index: Int, withUsual: Bool) -> ForecastPoint {
        ForecastPoint(
            day: first.adding(days: index), balance: Money(minorUnits: units(withUsual: withUsual)[index], currency: currency))
    }

    /// The lowest balance and its first day; nil for a line without days.
    ///
    /// - Parameter now: the current balance, which items due today may raise by the end of the day; nil to ignore it.
    package func lowest(withUsual: Bool, now: Money? = nil) -> ForecastPoint? {
        let units = units(withUsual: withUsual)
        guard let index = units.indices.min(by: { (units[$0], $0) < (units[$1], $1) }) else { return nil }
        if let now, now.currency == currency, now.minorUnits <= units[index] { return ForecastPoint(day: first, balance: now) }
        return point(index, withUsual: withUsual)
    }

    /// The first day within some days after today on which the balance is below a limit; nil if it is below it today already, or on none of
    /// them.
    package func firstDay(below limit: Int64, within days: Int) -> ForecastPoint? {
        guard let now = expected.first, now >= limit else { return nil }
        return expected.indices.dropFirst().prefix(days).first { expected[$0] < limit }.map { point($0, withUsual: true) }
    }

    /// The first days of the line.
    package func prefix(_ count: Int) -> ForecastLine {
        ForecastLine(
            currency: currency, first: first, scheduled: Array(scheduled.prefix(count)), expected: Array(expected.prefix(count)),
            low: Array(low.prefix(count)), high: Array(high.prefix(count)))
    }
}

/// The balance at the end of a day.
package struct ForecastPoint: Hashable, Sendable {
    package var day: Day
    package var balance: Money

    package init(day: Day, balance: Money) {
        self.day = day
        self.balance = balance
    }
}
