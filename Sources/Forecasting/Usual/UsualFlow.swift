import Models

/// The usual unscheduled flow of an account, learned from the net amounts of its past days: a level from blocks of days, factors by weekday, and
/// monthly and yearly patterns.
struct UsualFlow {
    /// The required number of days.
    static let minimum = 60
    /// The days of a block: the level is the robust mean of blocks, the newest ones weighted most.
    private static let block = 30
    /// The number of blocks after which the weight is halved.
    private static let halfLife = 4.0

    private let level: Double
    private let weekdays: WeekdayPattern
    private let monthly: MonthlyPattern
    private let seasonal: SeasonalPattern

    /// - Parameters:
    ///   - history: oldest first. Days before the first amount do not count: the account was not in use.
    ///   - today: the day after the last one.
    /// - Returns: nil for fewer than 60 days.
    init?(history: [Int64], today: Day) {
        let history = history.drop { $0 == 0 }
        guard history.count >= Self.minimum else { return nil }
        var amounts = history.map(Double.init)
        monthly = MonthlyPattern(taking: &amounts, first: today.adding(days: -history.count))
        level = Self.level(of: amounts)
        weekdays = WeekdayPattern(amounts, first: today.adding(days: -history.count))
        seasonal = SeasonalPattern(amounts, first: today.adding(days: -history.count), level: level)
    }

    /// The usual net amount of a day, in minor units.
    func amount(on day: Day) -> Double {
        level * weekdays.factor(day.weekday) + monthly.amount(on: day) + seasonal.amount(on: day)
    }

    private static func level(of amounts: [Double]) -> Double {
        var (sums, weights): ([Double], [Double]) = ([], [])
        var end = amounts.count
        while end >= block {
            sums.append(amounts[(end - block)..<end].reduce(0, +))
            weights.append(1 / (1 + Double(weights.count) / halfLife))
            end -= block
        }
        return Robust.mean(sums, weights: weights) / Double(block)
    }
}
