import Models

/// Amounts that come around the same day of most months without being a series, such as those of changing payees.
struct MonthlyPattern {
    /// By day of the month, 1–28.
    private var amounts: [Int: Double] = [:]
    /// The required number of months.
    private static let minimum = 4
    /// The largest number of such days.
    private static let most = 3

    /// Finds amounts that recur on a day of the month in at least three of four months, and subtracts them from the history.
    ///
    /// - Parameter first: the day of the first amount.
    init(taking history: inout [Double], first: Day) {
        for _ in 0..<Self.most {
            guard let found = Self.find(in: history, first: first) else { return }
            amounts[found.day, default: 0] += found.amount
            for window in found.windows {
                let largest = window.max { abs(history[$0]) < abs(history[$1]) } ?? window.lowerBound
                history[largest] -= found.amount
            }
        }
    }

    func amount(on day: Day) -> Double { amounts.isEmpty ? 0 : amounts[day.dayOfMonth] ?? 0 }

    /// Three days around a day of each month.
    private static func find(
        in history: [Double], first: Day
    ) -> (day: Int, amount: Double, windows: [Range<Int>])? {
        let end = first.adding(days: history.count)
        var month = first.monthOfYear
        var starts: [Int] = []
        while month.firstDay < end {
            starts.append(first.distance(to: month.firstDay))
            month = month.next
        }
        // The sums of three days without any pattern.
        let sums = history.indices.dropLast(2).map { history[$0] + history[$0 + 1] + history[$0 + 2] }
        let center = Robust.median(sums)
        let scatter = 1.4826 * Robust.median(sums.map { abs($0 - center) })
        var best: (day: Int, amount: Double, windows: [Range<Int>])?
        for day in 1...28 {
            let windows = starts.map { ($0 + day - 2)..<($0 + day + 1) }.filter { $0.lowerBound >= 0 && $0.upperBound <= history.count }
            guard windows.count >= minimum else { continue }
            let found = windows.map { $0.reduce(0) { $0 + history[$1] } - center }
            let amount = Robust.median(found)
            guard abs(amount) > max(3 * scatter, abs(best?.amount ?? 0)) else { continue }
            let regular = found.count { ($0 < 0) == (amount < 0) && abs($0) >= abs(amount) / 2 }
            guard regular * 4 >= found.count * 3 else { continue }
            best = (day, amount, windows)
        }
        return best
    }
}
