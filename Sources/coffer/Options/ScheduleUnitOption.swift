import ArgumentParser
import Models

/// The schedule unit of a standing order.
enum ScheduleUnitOption: String, CaseIterable, ExpressibleByArgument, Sendable {
    case day, week, month, quarter
    case halfYear = "half-year"
    case year

    var unit: ScheduleUnit {
        switch self {
        case .day: .day
        case .week: .week
        case .month: .month
        case .quarter: .quarter
        case .halfYear: .halfYear
        case .year: .year
        }
    }

    init(_ unit: ScheduleUnit) {
        switch unit {
        case .day: self = .day
        case .week: self = .week
        case .month: self = .month
        case .quarter: self = .quarter
        case .halfYear: self = .halfYear
        case .year: self = .year
        }
    }
}

extension Schedule {
    /// `month`, `2 weeks`; used in all output formats.
    var everyText: String {
        let word = ScheduleUnitOption(unit).rawValue
        return interval == 1 ? word : "\(interval) \(word)s"
    }
}
