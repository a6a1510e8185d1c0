/// A recurring schedule: an anchor day and every N units after it, optionally with an end.
///
/// Monthly from 31 January gives 28 (29) February, 31 March, 30 April; yearly from 29 February gives 29 February again in leap years.
/// Each occurrence is computed directly from the anchor and its index.
package struct Schedule: Hashable, Sendable {
    /// Valid numbers of units between two occurrences.
    package static let intervals = 1...10_000

    /// The first occurrence; later ones use its day of the month.
    package let anchor: Day

    /// Number of units between occurrences, within `intervals`.
    package let interval: Int

    /// The unit of the interval.
    package let unit: ScheduleUnit

    /// The last day on which it may occur.
    package let end: Day?

    /// Maximum number of occurrences, including the anchor.
    package let count: Int?

    package init(anchor: Day, every interval: Int = 1, _ unit: ScheduleUnit, end: Day? = nil, count: Int? = nil) throws(ScheduleError) {
        guard (Self.firstDay...Self.lastDay).contains(anchor) else { throw .outsideCalendar(anchor) }
        guard Self.intervals.contains(interval) else { throw .interval(interval) }
        if let count, count < 1 { throw .count(count) }
        if let end, end < anchor { throw .endsBeforeItBegins(anchor: anchor, end: end) }
        self.anchor = anchor
        self.interval = interval
        self.unit = unit
        self.end = end
        self.count = count
    }

    // MARK: - Occurrences

    /// The occurrence at an index from 0 (the anchor); nil beyond the end, the count or the year 9999.
    package func occurrence(_ index: Int) -> Day? {
        guard index >= 0, index < count ?? .max, let day = unlimited(index) else { return nil }
        if let end, day > end { return nil }
        return day
    }

    /// The occurrences after one day up to and including another; without the first day, from the anchor on.
    package func occurrences(after day: Day? = nil, through last: Day) -> ScheduleOccurrences {
        let first = day.map(firstIndex(after:)) ?? 0
        let limit = min(last, end ?? last, Self.lastDay)
        let behind = min(firstIndex(after: limit), count ?? .max)
        return ScheduleOccurrences(schedule: self, indices: first..<max(first, behind))
    }

    /// The first occurrence after a day; without a day, the anchor.
    package func next(after day: Day? = nil) -> Day? {
        occurrence(day.map(firstIndex(after:)) ?? 0)
    }

    /// The last occurrence on or before a day.
    package func last(through day: Day) -> Day? {
        occurrences(through: day).last
    }

    /// Whether a day is an occurrence.
    package func contains(_ day: Day) -> Bool {
        next(after: day.adding(days: -1)) == day
    }
}

// MARK: - Computation

extension Schedule {
    /// The index of the first occurrence after a day, ignoring the end and the count.
    private func firstIndex(after day: Day) -> Int {
        guard day >= anchor else { return 0 }
        if let days = unit.days {
            return anchor.distance(to: day) / (days * interval) + 1
        }
        let months = Int(day.monthOfYear.number) - Int(anchor.monthOfYear.number)
        // The occurrence in the day's own month, or the last one before it.
        let candidate = months / ((unit.months ?? 1) * interval)
        guard let occurrence = unlimited(candidate) else { return candidate }
        return occurrence > day ? candidate : candidate + 1
    }

    private func unlimited(_ index: Int) -> Day? {
        let (units, overflow) = index.multipliedReportingOverflow(by: interval * (unit.days ?? unit.months ?? 1))
        // More units than the calendar has days exceed it, whatever the unit.
        guard !overflow, units <= Self.firstDay.distance(to: Self.lastDay) else { return nil }
        if unit.days != nil {
            let day = anchor.adding(days: units)
            return day <= Self.lastDay ? day : nil
        }
        let (_, _, dayOfMonth) = anchor.parts
        let total = Int(anchor.monthOfYear.number) + units
        let year = total / 12
        let month = total % 12 + 1
        return Day(year: year, month: month, day: min(dayOfMonth, Day.daysIn(month: month, year: year)))
    }

    private static let firstDay = Day(number: Day.number(year: 1, month: 1, day: 1))
    private static let lastDay = Day(number: Day.number(year: 9999, month: 12, day: 31))
}
