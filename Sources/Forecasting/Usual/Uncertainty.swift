import Models

/// The uncertainty of expected balances, from the past of the unscheduled flow and the spread of scheduled amounts.
struct Uncertainty {
    private let band: ErrorBand?
    /// The index of the day of a scheduled amount, and its standard deviation.
    private let spreads: [(index: Int, spread: Int64)]

    init(history: [Int64], spreads: [(index: Int, spread: Int64)] = [], today: Day) {
        let used = Array(history.drop { $0 == 0 })
        band = UsualFlow(history: used, today: today).map { ErrorBand(history: used, usual: $0, today: today) }
        self.spreads = spreads
    }

    /// The deviation of the unscheduled flow of some days below and above the usual one.
    func widths(after days: Int) -> (below: Double, above: Double) { (band?.below(after: days) ?? 0, band?.above(after: days) ?? 0) }

    /// The band around balances; the first one is certain.
    ///
    /// - Throws: `MoneyError.overflow`.
    func band(around expected: [Int64]) throws(MoneyError) -> (low: [Int64], high: [Int64]) {
        var variances = [Double](repeating: 0, count: expected.count)
        for (index, spread) in spreads where index < variances.count { variances[index] += Double(spread) * Double(spread) }
        var (below, above): ([Double], [Double]) = ([], [])
        var variance = 0.0
        for index in expected.indices {
            variance += variances[index]
            let own = widths(after: index)
            below.append((own.below * own.below + variance).squareRoot())
            above.append((own.above * own.above + variance).squareRoot())
        }
        return try Self.band(around: expected, below: below, above: above)
    }

    /// - Throws: `MoneyError.overflow`.
    static func band(
        around expected: [Int64], below: [Double], above: [Double]
    ) throws(MoneyError) -> (low: [Int64], high: [Int64]) {
        var (low, high): ([Int64], [Int64]) = ([], [])
        for index in expected.indices {
            low.append(try expected[index].adding(Int64(clampedRounding: -below[index])))
            high.append(try expected[index].adding(Int64(clampedRounding: above[index])))
        }
        return (low, high)
    }
}
