package import Localization
package import Models

/// The unit of a cycle as a choice of a form.
package enum CycleUnit: String, CaseIterable, Hashable {
    case day, week, month, quarter, halfYear, year, once

    package init(_ cycle: BillingCycle) {
        guard case .every(_, let unit) = cycle else {
            self = .once
            return
        }
        self = CycleUnit(rawValue: unit.rawValue) ?? .month
    }

    /// Nil for an interval that is not valid.
    package func cycle(every interval: Int) -> BillingCycle? {
        guard let unit = ScheduleUnit(rawValue: rawValue) else { return .once }
        return Schedule.intervals.contains(interval) ? .every(interval, unit) : nil
    }

    package var title: LocalizedText {
        switch self {
        case .day: "Days"
        case .week: "Weeks"
        case .month: "Months"
        case .quarter: "Quarters"
        case .halfYear: "Half-years"
        case .year: "Years"
        case .once: "Once only"
        }
    }
}
