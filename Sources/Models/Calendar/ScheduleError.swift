/// The reason for which a schedule is invalid.
package enum ScheduleError: Error, Hashable, Sendable {
    /// The first day is not in the years 1–9999.
    case outsideCalendar(Day)
    /// The interval is not within `Schedule.intervals`.
    case interval(Int)
    /// The count is less than one.
    case count(Int)
    /// The end is before the first day.
    case endsBeforeItBegins(anchor: Day, end: Day)
}

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
