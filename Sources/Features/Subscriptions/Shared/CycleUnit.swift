import Localization
import Models

/// The unit of a billing cycle as a choice of the form.
enum CycleUnit: String, CaseIterable, Hashable {
    case day, week, month, quarter, halfYear, year, once

    init(_ cycle: BillingCycle) {
        guard case .every(_, let unit) = cycle else {
            self = .once
            return
        }
        self = CycleUnit(rawValue: unit.rawValue) ?? .month
    }

    /// Nil for an interval that is not valid.
    func cycle(every interval: Int) -> BillingCycle? {
        guard let unit = ScheduleUnit(rawValue: rawValue) else { return .once }
        return Schedule.intervals.contains(interval) ? .every(interval, unit) : nil
    }

    var title: LocalizedText {
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
