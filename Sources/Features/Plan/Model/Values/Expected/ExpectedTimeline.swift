package import Models

/// The occurrences of an expected item, computed from its schedule and from those that are settled.
package struct ExpectedTimeline: Hashable, Sendable {
    package let item: ExpectedItem
    package let today: Day
    /// Oldest first.
    package let settled: [ExpectedOccurrence]
    private let settledDays: Set<Day>

    /// The number of days after which open occurrences are not listed any more.
    package static let lookBack = 400

    /// - Parameter occurrences: the settled ones of the item, in any order.
    package init(_ item: ExpectedItem, occurrences: [ExpectedOccurrence], today: Day) {
        self.item = item
        self.today = today
        settled = occurrences.sorted { $0.day < $1.day }
        settledDays = Set(occurrences.map(\.day))
    }

    /// An occurrence that is not settled.
    package struct Open: Hashable, Sendable {
        /// The day of the schedule, which identifies it.
        package var scheduled: Day
        /// The day on which it is expected.
        package var due: Day
        package var status: ExpectedStatus
    }

    /// Open occurrences that are due between two days, by day. At most `lookBack` days before today.
    package func open(from first: Day, through last: Day) -> [Open] {
        let first = max(first, today.adding(days: -Self.lookBack))
        guard first <= last else { return [] }
        // A weekend moves a day by at most two.
        return item.scheduledDays(from: first.adding(days: -2), through: last.adding(days: 2)).compactMap { scheduled in
            guard !settledDays.contains(scheduled) else { return nil }
            let due = item.dueDay(of: scheduled)
            return (first...last).contains(due) ? Open(scheduled: scheduled, due: due, status: status(due: due)) : nil
        }
    }

    /// Open occurrences before today, oldest first.
    package var overdue: [Open] { open(from: today.adding(days: -Self.lookBack), through: today.adding(days: -1)) }

    /// The earliest open occurrence; nil if no day is left.
    package var next: Open? {
        if let overdue = overdue.first { return overdue }
        var day = item.scheduledDay(from: today.adding(days: -2))
        while let scheduled = day {
            let due = item.dueDay(of: scheduled)
            if due >= today, !settledDays.contains(scheduled) { return Open(scheduled: scheduled, due: due, status: status(due: due)) }
            day = item.scheduledDay(from: scheduled.adding(days: 1))
        }
        return nil
    }

    package var status: ExpectedStatus { next?.status ?? .ended }

    /// The open occurrence that a transaction of a day can complete: the nearest one, in a tie the earlier.
    package func occurrence(on day: Day) -> Open? {
        item.scheduledDays(from: day.adding(days: -item.latest - 2), through: day.adding(days: item.earliest + 2)).compactMap { scheduled in
            guard !settledDays.contains(scheduled) else { return nil }
            let due = item.dueDay(of: scheduled)
            let distance = due.distance(to: day)
            guard distance >= -item.earliest, distance <= item.latest else { return nil }
            return Open(scheduled: scheduled, due: due, status: status(due: due))
        }.min { (abs($0.due.distance(to: day)), $0.due) < (abs($1.due.distance(to: day)), $1.due) }
    }

    private func status(due: Day) -> ExpectedStatus {
        let days = due.distance(to: today)
        if days > item.grace { return .missing }
        return days >= 2 ? .late : .expected
    }
}
