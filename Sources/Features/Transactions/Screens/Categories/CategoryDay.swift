import Models

/// The transactions of a category on one day.
struct CategoryDay: Hashable {
    var day: Day
    /// The entries, newest first.
    var entries: [Entry]

    /// Groups entries by day, including pending ones. Both sides of a transfer are kept because they belong to two accounts.
    static func days(of entries: [Entry]) -> [CategoryDay] {
        entries.sorted { $0.day > $1.day }.reduce(into: []) { days, entry in
            if days.last?.day == entry.day {
                days[days.count - 1].entries.append(entry)
            } else {
                days.append(CategoryDay(day: entry.day, entries: [entry]))
            }
        }
    }
}
