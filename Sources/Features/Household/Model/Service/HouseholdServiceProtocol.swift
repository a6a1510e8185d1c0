package import Models
package import Services

/// The household and its settings.
package protocol HouseholdServiceProtocol: Sendable {
    func fetchHousehold() async throws -> Household

    /// Updates name, currency, time zone, idle timeout, first day of the week and of the month. Owners only.
    ///
    /// - Parameter version: `Household.version` of the form's original; nil to skip the check.
    /// - Throws: `ServiceError.conflict` if the settings have changed since; `.rule` if a value is out of range or the time zone is
    ///   unknown.
    func updateHousehold(_ household: Household, version: String?) async throws -> Household

    /// Available IANA time zone names, sorted alphabetically.
    func timeZones() async throws -> [String]
}

extension DependencyContainer {
    package func household() -> any HouseholdServiceProtocol { service() }
}

extension HouseholdServiceProtocol {
    /// Updates the settings without a conflict check.
    package func updateHousehold(_ household: Household) async throws -> Household { try await updateHousehold(household, version: nil) }
}
