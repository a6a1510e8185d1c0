package import Models

/// The household that all services work in.
package protocol HouseholdServiceProtocol: Sendable {

    func fetchHousehold() async throws -> Household

    /// The day it is in the household's time zone.
    func today() async throws -> Day

    /// Instants as the household's clocks show them, in their order.
    ///
    /// - Parameter instants: in milliseconds since 1970.
    func moments(at instants: [Int64]) async throws -> [Moment]

    /// Changes name, currency, time zone, idle time, first day of the week and of the month. Owners only.
    ///
    /// - Parameter version: `Household.version` as the form saw it; nil: whatever it is.
    /// - Throws: `ServiceError.conflict` where the settings were changed since; `.rule` where a value is out of range or the time zone unknown.
    func updateHousehold(_ household: Household, version: String?) async throws -> Household

    /// The IANA names that can be chosen, in alphabetical order.
    func timeZones() async throws -> [String]
}

extension HouseholdServiceProtocol {
    /// Changes the settings, whatever they are.
    package func updateHousehold(_ household: Household) async throws -> Household { try await updateHousehold(household, version: nil) }
}
