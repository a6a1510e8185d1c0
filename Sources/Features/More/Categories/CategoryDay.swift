import Models

/// The transactions of a category on one day.
struct CategoryDay: Hashable {
    var day: Day
    /// Newest first.
    var entries: [Entry]

    /// Entries by their days, pending ones among the others. Of the two sides of a transfer, both stay: they are in two accounts.
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
