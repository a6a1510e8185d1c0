import Models

/// The deviation of an account's flow from its usual one over some days in a row, measured in its own past.
struct ErrorBand {
    /// The measured horizons, in days.
    private static let horizons = [1, 2, 3, 5, 7, 10, 14, 21, 30, 45, 60, 90]
    /// A factor for errors that the past does not show: it is short, and habits change.
    private static let widening = 1.4

    private let days: Int
    /// At each measured horizon, not negative and not decreasing.
    private var below: [Double] = []
    private var above: [Double] = []

    /// - Parameters:
    ///   - history: oldest first.
    ///   - today: the day after the last one.
    init(history: [Int64], usual: UsualFlow, today: Day) {
        days = history.count
        let first = today.adding(days: -history.count)
        var sums = [0.0]
        sums.reserveCapacity(history.count + 1)
        for (index, amount) in history.enumerated() {
            sums.append(sums[index] + Double(amount) - usual.amount(on: first.adding(days: index)))
        }
        for horizon in Self.horizons where horizon * 2 <= history.count {
            let windows = (horizon...history.count).map { sums[$0] - sums[$0 - horizon] }.sorted()
            below.append(max(below.last ?? 0, -Robust.quantile(sorted: windows, 0.1)))
            above.append(max(above.last ?? 0, Robust.quantile(sorted: windows, 0.9)))
        }
    }

    /// The amount by which the balance may be below the expected one after some days, exceeded in one of ten cases.
    func below(after horizon: Int) -> Double { width(below, horizon) }
    /// The same above the expected balance.
    func above(after horizon: Int) -> Double { width(above, horizon) }

    private func width(_ widths: [Double], _ horizon: Int) -> Double {
        guard horizon > 0, let last = widths.last else { return 0 }
        let measured = Self.horizons.prefix(widths.count)
        // The longer ahead, the more it matters that the level itself is estimated from a short past.
        let factor = Self.widening * (1 + Double(horizon) / Double(days)).squareRoot()
        guard let above = measured.firstIndex(where: { $0 >= horizon }) else {
            return factor * last * (Double(horizon) / Double(Self.horizons[widths.count - 1])).squareRoot()
        }
        guard above > 0 else { return factor * widths[0] }
        let (left, right) = (Self.horizons[above - 1], Self.horizons[above])
        let share = Double(horizon - left) / Double(right - left)
        return factor * (widths[above - 1] + (widths[above] - widths[above - 1]) * share)
    }
}
