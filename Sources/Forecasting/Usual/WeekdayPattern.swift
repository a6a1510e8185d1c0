import Models

/// The flow by weekday, as factors around 1.
struct WeekdayPattern {
    /// Monday first.
    private var factors = [Double](repeating: 1, count: 7)
    /// The required number of days: thirteen of each weekday.
    private static let minimum = 91

    /// - Parameter first: the day of the first amount.
    init(_ amounts: [Double], first: Day) {
        guard amounts.count >= Self.minimum else { return }
        let sorted = amounts.sorted()
        // Single large amounts say nothing about their weekday.
        let (low, high) = (Robust.quantile(sorted: sorted, 0.05), Robust.quantile(sorted: sorted, 0.95))
        var (sums, counts) = ([Double](repeating: 0, count: 7), [Double](repeating: 0, count: 7))
        for (index, amount) in amounts.enumerated() {
            let weekday = first.adding(days: index).weekday - 1
            sums[weekday] += min(max(amount, low), high)
            counts[weekday] += 1
        }
        let mean = sums.reduce(0, +) / Double(amounts.count)
        guard abs(mean) >= 1 else { return }
        for weekday in 0..<7 {
            let ratio = min(max(sums[weekday] / counts[weekday] / mean, 0), 3)
            // The fewer weeks, the nearer to 1.
            factors[weekday] = 1 + (ratio - 1) * counts[weekday] / (counts[weekday] + 12)
        }
        let average = factors.reduce(0, +) / 7
        // Every factor is above zero, since none counts in full.
        for weekday in 0..<7 { factors[weekday] /= average }
    }

    /// - Parameter weekday: 1 for Monday to 7 for Sunday.
    func factor(_ weekday: Int) -> Double { factors[weekday - 1] }
}
