package import Models

/// A period of a report that is chosen by name. Periods that are not over end today.
package enum ReportPeriod: String, CaseIterable, Hashable, Sendable {
    case month
    case lastMonth = "last-month"
    /// The current month and the two before.
    case threeMonths = "3-months"
    /// The current month and the eleven before.
    case twelveMonths = "12-months"
    case year
    case lastYear = "last-year"
    case all

    /// 1 January 1900.
    private static let firstDay = Day(number: -25_567)
}

extension ReportPeriod {
    /// The days of the period, by the household's months.
    package func days(of household: Household, today: Day) -> ClosedRange<Day> {
        let current = household.month(of: today)
        let january = Month(number: current.number - Int32(current.month - 1))
        switch self {
        case .month: return household.start(of: current)...today
        case .lastMonth: return household.days(of: current.previous)
        case .threeMonths: return household.start(of: current.adding(months: -2))...today
        case .twelveMonths: return household.start(of: current.adding(months: -11))...today
        case .year: return household.start(of: january)...today
        case .lastYear: return household.start(of: january.adding(months: -12))...household.start(of: january).adding(days: -1)
        case .all: return min(Self.firstDay, today)...today
        }
    }
}
