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

    /// Changes the host name at which the household alone is served; without one it is served at those of the server. For those who may read
    /// and write the file of the database, since the server's proxy has to know the name.
    ///
    /// - Parameter host: nil for none.
    /// - Returns: the name as it is stored, in lower case.
    /// - Throws: `ServiceError.rule` if it is no host name, or another household has it; `.unauthorized` for members who are signed in.
    func updateHost(_ host: String?) async throws -> String?

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
