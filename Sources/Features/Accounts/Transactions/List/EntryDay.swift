import Models

/// The entries of one day in a list.
struct EntryDay: Hashable {
    var day: Day
    var entries: [Entry]
    /// What the day's completed entries come to; nil where it is not known, or no figure.
    var sum: Money?

    /// Groups entries that are sorted by day.
    static func grouped(_ entries: some Sequence<Entry>) -> [EntryDay] {
        var days: [EntryDay] = []
        for entry in entries {
            if days.last?.day != entry.day { days.append(EntryDay(day: entry.day, entries: [])) }
            days[days.count - 1].entries.append(entry)
        }
        for index in days.indices { days[index].sum = sum(of: days[index].entries) }
        return days
    }

    /// What completed entries come to.
    static func sum(of entries: [Entry]) -> Money? {
        guard let currency = entries.first?.amount.currency else { return nil }
        var sum = Money.zero(currency)
        for entry in entries where entry.status == .completed {
            guard let next = try? sum + entry.amount else { return nil }
            sum = next
        }
        return sum
    }
}
