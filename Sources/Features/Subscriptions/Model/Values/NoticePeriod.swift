package import Models

/// The notice period of a subscription: the minimum time between a cancellation and the renewal that it prevents.
package struct NoticePeriod: Hashable, Sendable {
    /// From 1 to 120.
    package var count: Int
    /// Days, weeks or months.
    package var unit: ScheduleUnit

    package static let units: [ScheduleUnit] = [.day, .week, .month]
    package static let counts = 1...120

    package init(_ count: Int, _ unit: ScheduleUnit) {
        self.count = count
        self.unit = unit
    }

    /// The last day on which a cancellation prevents a renewal. A day that its month does not have is the month's last one.
    func lastDay(before renewal: Day) -> Day {
        if let days = unit.days { return renewal.adding(days: -days * count) }
        let month = renewal.monthOfYear.adding(months: -count * (unit.months ?? 1))
        return month.firstDay.adding(days: min(renewal.dayOfMonth, month.lastDay.dayOfMonth) - 1)
    }
}
