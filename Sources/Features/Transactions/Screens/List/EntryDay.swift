import Models

/// The entries of one day in a list.
struct EntryDay: Hashable {
    var day: Day
    var entries: [Entry]
    /// The sum of the completed entries of the day; nil if it is unknown or overflows.
    var sum: Money?

    /// Groups entries, which must be sorted by day.
    ///
    /// - Parameter isInternal: Whether an entry moves money between listed accounts, so that it adds nothing.
    static func grouped(_ entries: some Sequence<Entry>, isInternal: (Entry) -> Bool) -> [EntryDay] {
        var days: [EntryDay] = []
        for entry in entries {
            if days.last?.day != entry.day { days.append(EntryDay(day: entry.day, entries: [])) }
            days[days.count - 1].entries.append(entry)
        }
        for index in days.indices { days[index].sum = sum(of: days[index].entries.filter { !isInternal($0) }) }
        return days
    }

    /// Completes the sums of days that continue on another page, so that they cover all entries of the day. Filtered lists, sorted ones and
    /// that of all accounts have no such sums.
    ///
    /// - Parameter isCut: Whether the first and the last day of the page continue in a sorted list.
    static func complete(
        _ days: inout [EntryDay], with sums: [Day: Money], after: EntryCursor?, before next: EntryCursor?, isCut: Bool
    ) {
        let edges = ([after?.day, next?.day] + (isCut ? [days.first?.day, days.last?.day] : [])).compactMap(\.self)
        for index in days.indices where edges.contains(days[index].day) { days[index].sum = sums[days[index].day] }
    }

    /// Returns the sum of the completed entries.
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
