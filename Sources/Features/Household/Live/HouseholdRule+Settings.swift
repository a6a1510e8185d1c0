import HouseholdModel
import Models
import ServiceKit
import Services

extension HouseholdRule {
    /// The household with a cleaned name.
    ///
    /// - Throws: `ServiceError.rule`.
    static func validated(_ household: Household) throws -> Household {
        var household = household
        household.name = try name(household.name)
        household.timeZone = try knownTimeZone(household.timeZone)
        guard (5...1440).contains(household.idleMinutes) else { throw ServiceError.rule(.householdIdleMinutes) }
        guard (1...7).contains(household.firstWeekday) else { throw ServiceError.rule(.householdFirstWeekday) }
        guard (1...28).contains(household.firstMonthDay) else { throw ServiceError.rule(.householdFirstMonthDay) }
        return household
    }
}
