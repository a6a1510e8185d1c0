/// The unit of a schedule's interval.
package enum ScheduleUnit: String, CaseIterable, Hashable, Sendable {
    case day, week, month, quarter, halfYear, year

    /// Days in one unit; nil for units of months.
    package var days: Int? {
        switch self {
        case .day: 1
        case .week: 7
        case .month, .quarter, .halfYear, .year: nil
        }
    }

    /// Calendar months in one unit; nil for units of days.
    package var months: Int? {
        switch self {
        case .day, .week: nil
        case .month: 1
        case .quarter: 3
        case .halfYear: 6
        case .year: 12
        }
    }
}
