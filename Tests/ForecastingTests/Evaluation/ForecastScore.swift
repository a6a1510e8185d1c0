import Models

/// The errors of a way to forecast, summed up over origins.
struct ForecastScore {
    private(set) var errors = 0.0
    private(set) var days = 0
    private(set) var lowestErrors = 0.0
    private(set) var lowestDays = 0
    private(set) var origins = 0

    /// - Parameters:
    ///   - forecast: balances of the days after the origin.
    ///   - truth: as many.
    mutating func add(_ forecast: ArraySlice<Int64>, _ truth: ArraySlice<Int64>) {
        for (expected, real) in zip(forecast, truth) { errors += abs(Double(expected - real)) }
        days += truth.count
        guard let expected = Self.lowest(forecast), let real = Self.lowest(truth) else { return }
        lowestErrors += abs(Double(expected.amount - real.amount))
        lowestDays += abs(expected.day - real.day)
        origins += 1
    }

    /// In whole currency units.
    var daily: Double { errors / Double(max(days, 1)) / 100 }
    var lowest: Double { lowestErrors / Double(max(origins, 1)) / 100 }
    var lowestDay: Double { Double(lowestDays) / Double(max(origins, 1)) }

    private static func lowest(_ balances: ArraySlice<Int64>) -> (day: Int, amount: Int64)? {
        balances.enumerated().min { ($0.element, $0.offset) < ($1.element, $1.offset) }.map { ($0.offset, $0.element) }
    }
}
