/// Why days cannot be scheduled so.
package enum ScheduleError: Error, Hashable, Sendable {
    /// The first day is not in the years 1–9999.
    case outsideCalendar(Day)
    /// Every how many units: not within `Schedule.intervals`.
    case interval(Int)
    /// How often at most: less than once.
    case count(Int)
    /// The end lies before the first day.
    case endsBeforeItBegins(anchor: Day, end: Day)
}

// MARK: - CustomStringConvertible

extension ScheduleError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .outsideCalendar(let day): "\(day) is not a day of the years 1 to 9999"
        case .interval(let interval): "Every \(interval) is not between 1 and \(Schedule.intervals.upperBound)"
        case .count(let count): "\(count) times is less than once"
        case .endsBeforeItBegins(let anchor, let end): "The end \(end) is before the first day \(anchor)"
        }
    }
}
