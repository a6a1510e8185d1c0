import Models

/// A source of items due between two days: for the list of due items, the calendar, and reminders. Items are in any order.
protocol DueSource: Sendable {
    /// Whether members are reminded of open items; false: the module sends its own notifications.
    var isReminded: Bool { get }

    /// Whether Home lists its items among those due soon.
    var isOnHome: Bool { get }

    /// Items that are not cancelled or failed, completed ones included.
    func items(from first: Day, through last: Day, in reading: HouseholdReading) throws -> [DueItem]

    /// Open items.
    func openItems(from first: Day, through last: Day, in reading: HouseholdReading) throws -> [DueItem]
}

extension DueSource {
    var isOnHome: Bool { true }
}
