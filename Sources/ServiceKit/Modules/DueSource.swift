import Ledger
package import Models
package import Services

/// What falls due between two days: in the list of due items, in the calendar, and in reminders. Items are in any order.
package protocol DueSource: ServiceModule {
    /// Whether members are reminded of open items; no: the module sends notifications of its own.
    var isReminded: Bool { get }

    /// Whether Home lists its items among those due soon.
    var isOnHome: Bool { get }

    /// Items that are not cancelled or failed, completed ones included.
    func items(from first: Day, through last: Day, in reading: HouseholdReading) throws -> [DueItem]

    /// Open items.
    func openItems(from first: Day, through last: Day, in reading: HouseholdReading) throws -> [DueItem]
}

extension DueSource {
    package var isOnHome: Bool { true }
}

extension ServiceModules {
    package var dueSources: [any DueSource] { ledger.extending() }
}
