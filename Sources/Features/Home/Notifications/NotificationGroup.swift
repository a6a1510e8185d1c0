import Models

/// What was told today, yesterday, or before.
struct NotificationGroup: Hashable {
    enum Period: String, Hashable {
        case today, yesterday, older
    }

    var period: Period
    /// Newest first.
    var lines: [NotificationLine]

    /// Lines by when they were told, in their order.
    static func groups(of lines: [NotificationLine], today: Day) -> [NotificationGroup] {
        lines.reduce(into: []) { groups, line in
            let period: Period =
                if line.moment.day >= today { .today } else if line.moment.day == today.adding(days: -1) { .yesterday } else { .older }
            if groups.last?.period == period {
                groups[groups.count - 1].lines.append(line)
            } else {
                groups.append(NotificationGroup(period: period, lines: [line]))
            }
        }
    }
}
