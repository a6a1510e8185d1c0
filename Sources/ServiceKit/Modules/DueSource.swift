import Ledger
package import Models
package import Services

/// A module that contributes to what is due: the list of due items, Home, calendars and reminders. Items are in any order.
package protocol DueSource: ServiceModule {
    /// Whether members are reminded of its open items; false if the module sends notifications of its own.
    var isReminded: Bool { get }

    /// Whether Home lists its items among those due soon.
    var isOnHome: Bool { get }

    /// The items from one day through another that are not cancelled or failed, completed ones included.
    func items(from first: Day, through last: Day, in reading: HouseholdReading) throws -> [DueItem]

    /// The open items from one day through another.
    func openItems(from first: Day, through last: Day, in reading: HouseholdReading) throws -> [DueItem]
}

extension DueSource {
    package var isOnHome: Bool { true }
}

extension ServiceModules {
    /// The modules that contribute to what is due.
    package var dueSources: [any DueSource] { ledger.extending() }
}
