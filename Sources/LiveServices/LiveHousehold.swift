package import Models
package import Services

/// The services of the command line, which acts as the owner of the file it can read.
package enum LiveHousehold {

    /// Opens or makes the database, and the household in it where there is none.
    ///
    /// - Parameters:
    ///   - path: the file; nil: in memory.
    ///   - defaults: what a new household begins with.
    ///   - temporaryFolder: where uploads lie while the database is in memory.
    ///   - catalogue: the cards that can be added.
    /// - Throws: `ServiceError`.
    package static func open(
        path: String?, defaults: HouseholdDefaults, clock: HouseholdClock, temporaryFolder: String? = nil,
        catalogue: CardCatalogue = .empty
    ) throws -> DependencyContainer {
        var context = try context(path: path, defaults: defaults, clock: clock)
        context.temporaryFolder = temporaryFolder
        context.catalogue = catalogue
        return DependencyContainer(live: context)
    }

    /// The context that all services of the first household share.
    static func context(path: String?, defaults: HouseholdDefaults, clock: HouseholdClock) throws -> ServiceContext {
        try LiveInstallation(path: path, clock: InstallationClock(now: clock.now, today: clock.today())).ownerContext(defaults: defaults)
    }
}

/// What a household begins with.
package struct HouseholdDefaults: Hashable, Sendable {
    package var name: String
    package var currency: Currency
    /// An IANA name.
    package var timeZone: String

    package init(name: String, currency: Currency, timeZone: String) {
        self.name = name
        self.currency = currency
        self.timeZone = timeZone
    }
}
