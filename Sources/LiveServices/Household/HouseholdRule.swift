import Foundation
import Models
import Services

/// What the settings of a household have to be.
enum HouseholdRule {

    /// The household with a clean name.
    ///
    /// - Throws: `ServiceError.rule`.
    static func checked(_ household: Household) throws -> Household {
        var household = household
        household.name = try TextRule.name(household.name, of: "Household")
        guard timeZones.contains(household.timeZone) else { throw ServiceError.rule("The time zone is not known") }
        guard (5...1440).contains(household.idleMinutes) else {
            throw ServiceError.rule("A session can end after 5 to 1440 minutes without use")
        }
        guard (1...7).contains(household.firstWeekday) else { throw ServiceError.rule("The first day of the week is not known") }
        guard (1...28).contains(household.firstMonthDay) else { throw ServiceError.rule("A month can begin on day 1 to 28") }
        return household
    }

    /// The IANA names that the system knows, UTC among them.
    static let timeZones: Set<String> = Set(TimeZone.knownTimeZoneIdentifiers).union(["UTC"])
}
