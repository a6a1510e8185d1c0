import ServiceKit
import Services

/// Services for the command line, which acts as the owner of the database file.
enum LiveHousehold {
    /// Opens or creates the database, and creates the household if there is none.
    ///
    /// - Parameters:
    ///   - path: path of the database file; nil: in memory.
    ///   - defaults: settings of a new household.
    ///   - temporaryFolder: folder for uploads while the database is in memory.
    ///   - resources: what it hands in for features: the catalogues of cards and of services.
    /// - Throws: `ServiceError`.
    static func open(
        path: String?, defaults: HouseholdDefaults, clock: HouseholdClock, temporaryFolder: String? = nil,
        resources: ServiceResources = ServiceResources()
    ) async throws -> DependencyContainer {
        var context = try await context(path: path, defaults: defaults, clock: clock)
        context.temporaryFolder = temporaryFolder
        context.resources = resources
        return DependencyContainer(live: context)
    }

    /// The context shared by all services of the first household.
    static func context(path: String?, defaults: HouseholdDefaults, clock: HouseholdClock) async throws -> ServiceContext {
        try await LiveInstallation(path: path, clock: InstallationClock(now: clock.now, today: clock.today())).ownerContext(
            defaults: defaults)
    }
}
