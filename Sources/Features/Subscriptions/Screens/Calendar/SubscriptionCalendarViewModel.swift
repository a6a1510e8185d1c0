import Models
import Navigation
import Observation
import ScreenKit
import SubscriptionsModel

/// The charges of a month.
@Observable
final class SubscriptionCalendarViewModel: ContextModel<SubscriptionsContext>, LoadableModel {
    private(set) var month: SubscriptionMonth?
    /// `2026-03`; empty or unreadable: the current month.
    var monthText = ""

    /// The month that is shown.
    var shownMonth: Month {
        let parts = monthText.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 2, let first = Day(year: parts[0], month: parts[1], day: 1), (1900...5000).contains(parts[0]) else {
            return context.today.monthOfYear
        }
        return first.monthOfYear
    }

    /// The charges by day.
    var days: [(day: Day, items: [SubscriptionMonth.Item])] {
        let groups = Dictionary(grouping: month?.charges ?? [], by: \.charge.day)
        return groups.sorted { $0.key < $1.key }.map { (day: $0.key, items: $0.value) }
    }

    /// The charges of a day.
    func items(on day: Day) -> [SubscriptionMonth.Item] { days.first { $0.day == day }?.items ?? [] }

    /// The weeks of the month, each with seven days from the household's first day of the week.
    var weeks: [[Day]] {
        var first = context.household.weekStart(before: shownMonth.firstDay)
        var weeks: [[Day]] = []
        while first <= shownMonth.lastDay {
            weeks.append((0..<7).map { first.adding(days: $0) })
            first = first.adding(days: 7)
        }
        return weeks
    }

    /// The link to another month.
    func link(_ month: Month) -> Link {
        Link(.subscriptions(.calendar), query: [QueryItem("month", month.description)])
    }

    func load() async throws { month = try await context.services.subscriptions().fetchMonth(shownMonth) }
}
