import HouseholdLive
package import Mail
import MembersLive
package import MembersModel
package import Models
package import OutgoingHTTP
package import ServiceKit
package import Services
package import Storage

/// One open database with everything that the server needs: authentication, a service container per signed-in member, and change announcements.
package final class LiveInstallation: AuthenticatingInstallationProtocol {
    /// Setup, signing in and sessions.
    package let auth: any AuthServiceProtocol
    package let database: Database
    /// Encrypts secrets that others gave to the household; with a random key unless the resources have a box.
    package let secrets: SecretBox
    let clock: InstallationClock
    private let path: String
    private let temporaryFolder: String?
    private let scrypt: ScryptParameters
    private let hasher: PassphraseHasher
    private let caches = SnapshotCaches()
    private let resources: ServiceResources
    /// The modules of the program.
    let modules: ServiceModules
    let mail: (any MailTransport)?
    let site: String?
    let paths: ObjectPaths
    let screens: [SearchHit]
    private let faults: FaultInjector?

    /// Opens or creates the database. The household is created by the first setup or by `ownerContainer`.
    ///
    /// - Parameters:
    ///   - path: path of the database file; nil: in memory.
    ///   - scrypt: cost parameters of new passphrase hashes.
    ///   - temporaryFolder: folder for uploads while the database is in memory.
    ///   - timeout: timeout of a write that waits for other writers; nil: the long default for programs that do nothing else.
    ///   - mail: the e-mail transport; nil: no e-mail is sent.
    ///   - site: origin and path prefix of links in e-mail and calendars, without trailing slash; nil: unknown.
    ///   - paths: the paths of objects in e-mail, calendars and exports.
    ///   - screens: the screens and actions that the search finds by their titles.
    ///   - resources: what it hands in for features: the catalogues of cards and of services, the box for secrets, and the client of requests to
    ///     other servers.
    ///   - allowsReadOnly: whether a read-only file is opened; writes then fail.
    ///   - setupDefaults: defaults of the first setup if the browser provides none; nil: euros and UTC.
    ///   - ids: source of identifiers of an in-memory database.
    ///   - modules: the modules of the program.
    /// - Throws: `ServiceError`.
    package convenience init(
        path: String?, clock: InstallationClock, scrypt: ScryptParameters = .standard, temporaryFolder: String? = nil,
        timeout: Duration? = nil, mail: (any MailTransport)? = nil, site: String? = nil, paths: @escaping ObjectPaths = { _ in nil },
        screens: [SearchHit] = [], resources: ServiceResources = ServiceResources(), allowsReadOnly: Bool = false,
        setupDefaults: SetupDefaults? = nil,
        ids: IDSource = IDSource(), modules: ServiceModules = .standard
    ) throws {
        let database = try ServiceError.mapping {
            guard let path else { return try Database.inMemory(schema: Schema.standard, ids: ids) }
            return try Database.open(
                path: path, schema: Schema.standard, timeout: timeout ?? Database.longTimeout, allowsReadOnly: allowsReadOnly)
        }
        self.init(
            database: database, path: path ?? "", clock: clock, scrypt: scrypt, temporaryFolder: temporaryFolder, mail: mail, site: site,
            paths: paths, screens: screens, resources: resources, setupDefaults: setupDefaults, modules: modules)
    }

    init(
        database: Database, path: String = "", clock: InstallationClock, scrypt: ScryptParameters, temporaryFolder: String? = nil,
        mail: (any MailTransport)? = nil, site: String? = nil, paths: @escaping ObjectPaths = { _ in nil },
        screens: [SearchHit] = [], resources: ServiceResources = ServiceResources(), setupDefaults: SetupDefaults? = nil,
        faults: FaultInjector? = nil, modules: ServiceModules = .standard
    ) {
        self.database = database
        self.path = path
        self.temporaryFolder = temporaryFolder
        self.clock = clock
        self.mail = mail
        self.site = site
        self.paths = paths
        self.screens = screens
        let secrets = resources[SecretBox.self] ?? .temporary()
        self.secrets = secrets
        var resources = resources
        resources.add { secrets }
        resources.addProviders()
        self.resources = resources
        self.faults = faults
        self.modules = modules
        self.scrypt = scrypt
        hasher = PassphraseHasher(scrypt)
        let setupDefaults = setupDefaults ?? SetupDefaults(currency: .euro, timeZone: "UTC")
        auth = LiveAuthService(
            database: database, clock: clock, hasher: hasher, defaults: setupDefaults, secrets: secrets, resources: resources,
            faults: faults)
    }

    /// The client of requests to other servers; nil if it sends none, as the demo and most tests.
    package var outgoing: (any OutgoingTransport)? { resources[(any OutgoingTransport).self] }

    // MARK: - Services

    /// Creates the services of a signed-in member; cheap enough to do for each request.
    package func container(for session: SessionContext) -> DependencyContainer {
        var context = context(of: session.member, in: session.household)
        context.session = session.session
        context.locale = LocaleFormat(session.profile.locale).speaking(session.profile.language)
        context.language = session.profile.language
        context.perspective = session.profile.perspective
        context.canMail = mail != nil
        return DependencyContainer(live: context, profile: session.profile)
    }

    /// Creates services of a household with the rights of the file's owner, for the command line and the demo.
    ///
    /// - Parameters:
    ///   - defaults: of the household that is made if there is none and none is named.
    ///   - selector: the name or id of the household; nil: the only one.
    /// - Throws: `ServiceError.notFound` if no household is named like this, `.rule` if several are, or if there are several and none is named.
    package func ownerContainer(defaults: HouseholdDefaults, household selector: String? = nil) async throws -> DependencyContainer {
        let household = try await HouseholdSelection(database, clock: clock).household(selector, defaults: defaults)
        return DependencyContainer(live: ownerContext(of: household))
    }

    package func ownerContext(of household: Household) -> ServiceContext {
        context(of: Member(household: household.id, role: .owner), in: household)
    }

    func context(of member: Member, in household: Household) -> ServiceContext {
        var context = ServiceContext(
            database: database, member: member, household: household, path: path, clock: clock.household(household), modules: modules,
            hasher: hasher, caches: caches)
        context.temporaryFolder = temporaryFolder
        context.resources = resources
        context.paths = paths
        context.screens = screens
        context.faults = faults
        return context
    }

    /// The address of an object in e-mail and calendars; nil if the site, or the object's path, is unknown.
    @Sendable func address(of object: ObjectReference) -> String? {
        guard let site, let path = paths(object) else { return nil }
        return site + path
    }

    // MARK: - Copies

    /// Creates an in-memory copy of this installation; changes of one are not visible in the other.
    ///
    /// - Parameters:
    ///   - paths: the paths of objects in its e-mail, calendars and exports; nil: as here.
    ///   - screens: the screens and actions that its search finds; nil: as here.
    ///   - faults: latency and failures of its services; looking up a session ignores it.
    ///   - temporaryFolder: folder of its uploads; nil: uploads are rejected.
    ///   - ids: source of its identifiers; they have to be later than those of this installation.
    /// - Throws: `ServiceError`.
    package func copy(
        clock: InstallationClock, ids: IDSource = IDSource(), temporaryFolder: String? = nil, paths: ObjectPaths? = nil,
        screens: [SearchHit]? = nil,
        faults: FaultInjector? = nil
    ) throws -> LiveInstallation {
        let copy = try ServiceError.mapping { try Database.inMemory(copying: database, ids: ids) }
        return LiveInstallation(
            database: copy, clock: clock, scrypt: scrypt, temporaryFolder: temporaryFolder, mail: mail, site: site,
            paths: paths ?? self.paths, screens: screens ?? self.screens, resources: resources, faults: faults, modules: modules)
    }

    // MARK: - Changes

    /// Committed changes from now on. Changes that a slow reader has not consumed are merged into one.
    package func changes() -> AsyncStream<Change> { database.feed.changes() }

    /// Announces writes of other processes within a quarter of a second, until the task is cancelled.
    package func watchOtherProcesses() async {
        await database.watchOtherProcesses(every: .milliseconds(200)) {
            ServiceError.logFailure("Changes of other processes could not be read", $0)
        }
    }

    /// Counters that a member's page depends on, read in one query; nil if there is no such member.
    ///
    /// - Throws: `ServiceError`.
    func counters(household: ID<Household>, member: ID<Member>) async throws -> ChangeCounters? {
        try await ServiceError.mapping {
            try await database.readOne { try MemberRepository($0, household: household).counters(of: member) }
        }
    }

    /// Drops cached snapshots.
    package func releaseMemory() {
        caches.removeAll()
    }

    /// Virtual machine steps of all statements so far; the increase is the cost of a screen.
    package var databaseSteps: Int { database.counters.steps }

    /// Pages looked up so far, also by the text index.
    package var databasePages: Int { database.counters.pages }

    /// Statements run so far.
    package var databaseStatements: Int { database.counters.statements }

    /// Checks that the database responds.
    ///
    /// - Throws: `ServiceError`.
    package func checkHealth() throws {
        try ServiceError.mapping { try database.checkHealth() }
    }

    /// Completes queued writes and closes the database. The installation must not be used afterwards.
    ///
    /// - Throws: `ServiceError`.
    package func close() async throws {
        try await ServiceError.mapping { try await database.close() }
    }
}
