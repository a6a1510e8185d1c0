import Localization
import Models

/// A period that is chosen with one press, by the household's first day of the week and of the month.
enum PeriodPreset: CaseIterable {
    /// `current` is today alone.
    case current, yesterday, thisWeek, lastWeek, thisMonth, lastMonth, thisYear

    var title: LocalizedText {
        switch self {
        case .current: "Today"
        case .yesterday: "Yesterday"
        case .thisWeek: "This week"
        case .lastWeek: "Last week"
        case .thisMonth: "This month"
        case .lastMonth: "Last month"
        case .thisYear: "This year"
        }
    }

    /// The first and the last day; the current period ends today.
    func days(of household: Household, today: Day) -> ClosedRange<Day> {
        switch self {
        case .current: today...today
        case .yesterday: today.adding(days: -1)...today.adding(days: -1)
        case .thisWeek: household.weekStart(before: today)...today
        case .lastWeek: previous(to: household.weekStart(before: today), start: household.weekStart(before:))
        case .thisMonth: household.monthStart(before: today)...today
        case .lastMonth: previous(to: household.monthStart(before: today), start: household.monthStart(before:))
        case .thisYear: (Day(year: Month(of: today).year, month: 1, day: 1) ?? today)...today
        }
    }

    private func previous(to first: Day, start: (Day) -> Day) -> ClosedRange<Day> {
        let last = first.adding(days: -1)
        return start(last)...last
    }
}
