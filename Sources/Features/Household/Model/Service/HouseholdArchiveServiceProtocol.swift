package import Models
package import Services

/// Takes single households out of a database of many, and puts them back. For the owner of the file, on the command line alone.
package protocol HouseholdArchiveServiceProtocol: Sendable {
    /// All households of the database, oldest first.
    func fetchHouseholds() async throws -> [Household]

    /// Writes a database with one household alone to a new file, verifies it, and then records it in the security log.
    ///
    /// - Parameter finish: moves the file to its place before the backup is recorded; if it fails, nothing is recorded.
    /// - Throws: `ServiceError.notFound`; `.cannotWrite` if the file exists or cannot be written.
    func backup(_ household: ID<Household>, to file: String, finish: @escaping @Sendable () throws -> Void) async throws

    /// Adds a household of a backup to the database: with its ids, addresses of calendars and links of guests, but without its sessions. It
    /// is added wholly or not at all.
    ///
    /// - Parameter choose: chooses one of the households of the backup.
    /// - Throws: `ServiceError.refusedFile` for an invalid backup, `.rule` if the database has the household or its host name already, and
    ///   what `choose` throws.
    func restore(from file: String, choosing choose: @escaping @Sendable ([Household]) throws -> Household) async throws -> Household

    /// Deletes a household with everything of it, after a verified backup of it was written.
    ///
    /// - Parameters:
    ///   - file: a new file for the backup; nil: next to the database.
    ///   - finish: moves the backup to its place; if it fails, nothing is deleted.
    /// - Returns: the file that contains the backup; nil if the database is in memory and no file was given.
    /// - Throws: `ServiceError.notFound`; `.cannotWrite` if the file exists or cannot be written.
    func remove(
        _ household: ID<Household>, keeping file: String?, finish: @escaping @Sendable () throws -> Void
    ) async throws -> String?

    /// The exports of a household.
    ///
    /// - Throws: `ServiceError.notFound`.
    func exports(of household: ID<Household>) async throws -> any ExportServiceProtocol
}

extension DependencyContainer {
    package func householdArchive() -> any HouseholdArchiveServiceProtocol { service() }
}
