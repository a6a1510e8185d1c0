import Models
import Services

/// What was done on one day.
struct HistoryDay: Hashable {
    var day: Day
    /// Newest first.
    var entries: [HistoryEntry]

    /// Entries by their days, in their order.
    static func days(of entries: [HistoryEntry]) -> [HistoryDay] {
        entries.reduce(into: []) { days, entry in
            if days.last?.day == entry.moment.day {
                days[days.count - 1].entries.append(entry)
            } else {
                days.append(HistoryDay(day: entry.moment.day, entries: [entry]))
            }
        }
    }
}
