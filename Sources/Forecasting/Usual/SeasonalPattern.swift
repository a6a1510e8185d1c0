import Models

/// The difference of the days around the same day a year ago to the usual ones: holidays, and yearly payments.
struct SeasonalPattern {
    /// The days on each side of last year's day that are averaged.
    private static let reach = 12
    /// The part of last year's difference that is expected again.
    private static let share = 0.25

    /// The difference of each day, by the number of days behind the first day; empty: the history is shorter than a year.
    private var differences: [Double] = []
    private let first: Day

    /// - Parameters:
    ///   - amounts: oldest first.
    ///   - first: the day of the first amount.
    init(_ amounts: [Double], first: Day, level: Double) {
        self.first = first
        guard amounts.count >= 365 else { return }
        var sums = [0.0]
        for amount in amounts { sums.append(sums[sums.count - 1] + amount - level) }
        differences = amounts.indices.map { index in
            let (start, end) = (max(index - Self.reach, 0), min(index + Self.reach + 1, amounts.count))
            return Self.share * (sums[end] - sums[start]) / Double(end - start)
        }
    }

    func amount(on day: Day) -> Double {
        guard !differences.isEmpty else { return 0 }
        let index = first.distance(to: day.adding(days: -365))
        return differences.indices.contains(index) ? differences[index] : 0
    }
}
