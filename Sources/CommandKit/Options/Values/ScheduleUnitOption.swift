import ArgumentParser
package import Models

/// The unit of a schedule.
package enum ScheduleUnitOption: String, CaseIterable, ExpressibleByArgument, Sendable {
    case day, week, month, quarter
    case halfYear = "half-year"
    case year

    package var unit: ScheduleUnit {
        switch self {
        case .day: .day
        case .week: .week
        case .month: .month
        case .quarter: .quarter
        case .halfYear: .halfYear
        case .year: .year
        }
    }
}
