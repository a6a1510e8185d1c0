/// What a schedule counts in.
package enum ScheduleUnit: String, CaseIterable, Hashable, Sendable {
    case day, week, month, quarter, halfYear, year

    /// Days in one unit, where a unit is a number of days.
    package var days: Int? {
        switch self {
        case .day: 1
        case .week: 7
        case .month, .quarter, .halfYear, .year: nil
        }
    }

    /// Calendar months in one unit, where a unit is a number of months.
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
