import HouseholdModel
import Models
import Services

/// The history entries of one day.
struct HistoryDay: Hashable {
    var day: Day
    /// The entries, newest first.
    var entries: [HistoryEntry]

    /// Groups entries by day and keeps their order.
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
