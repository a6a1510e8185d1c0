package import Models
package import Services

/// Reads due items from all sources, by day.
package struct DueReader {
    let reading: HouseholdReading
    let sources: [any DueSource]

    package init(reading: HouseholdReading, sources: [any DueSource]) {
        self.reading = reading
        self.sources = sources
    }

    /// All items of a range of days that are not cancelled or failed, completed ones included.
    package func items(from first: Day, until last: Day) throws -> [DueItem] {
        try sorted(from: first, until: last) { try $0.items(from: first, through: last, in: reading) }
    }

    /// Open items of a range of days.
    package func openItems(from first: Day, until last: Day) throws -> [DueItem] {
        try sorted(from: first, until: last) { try $0.openItems(from: first, through: last, in: reading) }
    }

    /// Open items of a range of days that Home lists.
    package func homeItems(from first: Day, until last: Day) throws -> [DueItem] {
        try sorted(from: first, until: last) { $0.isOnHome ? try $0.openItems(from: first, through: last, in: reading) : [] }
    }

    /// Open items of a range of days of which members are reminded.
    package func remindedItems(from first: Day, until last: Day) throws -> [DueItem] {
        try sorted(from: first, until: last) { $0.isReminded ? try $0.openItems(from: first, through: last, in: reading) : [] }
    }

    private func sorted(from first: Day, until last: Day, _ items: (any DueSource) throws -> [DueItem]) throws -> [DueItem] {
        guard first <= last else { return [] }
        return try sources.flatMap(items).sorted { ($0.day, $0.key) < ($1.day, $1.key) }
    }
}
