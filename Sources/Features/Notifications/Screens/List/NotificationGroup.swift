import Models

/// The notifications of today, of yesterday, or of earlier days.
struct NotificationGroup: Hashable {
    enum Period: String, Hashable {
        case today, yesterday, older
    }

    var period: Period
    /// The notifications, newest first.
    var lines: [NotificationLine]

    /// Groups notifications by day and keeps their order.
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
