/// The rule for events whose day is a Saturday or Sunday. Public holidays are ordinary days here.
package enum WeekendRule: String, CaseIterable, Hashable, Sendable {
    /// On the day itself.
    case same
    /// On the Friday before, like most salaries.
    case before
    /// On the Monday after, like most direct debits.
    case after

    /// The day of an event that is planned for a day.
    package func day(for day: Day) -> Day {
        let weekday = day.weekday
        guard weekday > 5 else { return day }
        return switch self {
        case .same: day
        case .before: day.adding(days: 5 - weekday)
        case .after: day.adding(days: 8 - weekday)
        }
    }
}
