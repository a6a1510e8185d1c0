package import Models

/// The earlier days with which a report is compared.
package enum ReportComparison: String, CaseIterable, Hashable, Sendable {
    /// The preceding period of the same length.
    case previous
    /// The same period of the previous year.
    case year
}

extension ReportComparison {
    /// The days to compare some days with.
    ///
    /// Whole household months are compared with as many whole months. Days that begin with a household month are compared with as many days from the
    /// beginning of an earlier one, so that an incomplete month is compared with the same part of the previous month. Other days are compared with as
    /// many days directly before, or with the same days of the year before.
    package func days(before days: ClosedRange<Day>, in household: Household) -> ClosedRange<Day> {
        let first = household.month(of: days.lowerBound)
        let last = household.month(of: days.upperBound)
        guard household.start(of: first) == days.lowerBound else { return otherDays(before: days) }
        let distance = self == .year ? 12 : Int(last.number - first.number) + 1
        let earlier = household.days(of: last.adding(months: -distance))
        let isWhole = household.days(of: last).upperBound == days.upperBound
        let passed = household.start(of: last).distance(to: days.upperBound)
        let end = isWhole ? earlier.upperBound : min(earlier.lowerBound.adding(days: passed), earlier.upperBound)
        return household.start(of: first.adding(months: -distance))...end
    }

    private func otherDays(before days: ClosedRange<Day>) -> ClosedRange<Day> {
        switch self {
        case .previous:
            let count = days.lowerBound.distance(to: days.upperBound) + 1
            return days.lowerBound.adding(days: -count)...days.lowerBound.adding(days: -1)
        case .year: return Self.yearBefore(days.lowerBound)...Self.yearBefore(days.upperBound)
        }
    }

    /// The same day of the year before; 28 February for the 29th.
    private static func yearBefore(_ day: Day) -> Day {
        let month = Month(of: day).adding(months: -12)
        return min(month.firstDay.adding(days: day.dayOfMonth - 1), month.lastDay)
    }
}
