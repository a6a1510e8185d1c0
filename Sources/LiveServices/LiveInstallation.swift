package import Mail
package import Models
package import Services
import Storage

/// One open database with everything that a server needs of it: the way in, a container for each signed-in member, and what changes.
package final class LiveInstallation: InstallationProtocol {
    package let auth: any AuthServiceProtocol
    let database: Database
    let clock: InstallationClock
    private let path: String
    private let temporaryFolder: String?
    private let hasher: PassphraseHasher
    private let homes = SharedReading<HomeOverview>()
    let catalogue: CardCatalogue
    let mail: (any MailTransport)?
    let site: String?

    /// Opens or makes the database; a household is made by the first setup, or by `ownerContainer`.
    ///
    /// - Parameters:
    ///   - path: the file; nil: in memory.
    ///   - scrypt: what a new passphrase costs.
    ///   - temporaryFolder: where uploads lie while the database is in memory.
    ///   - patience: how long a write waits for those of others; nil: as long as a program that has nothing else to do.
    ///   - mail: what takes e-mail; nil: none is sent.
    ///   - site: what stands before a path in a link that leads here from elsewhere, without a slash at its end; nil: it is not known.
    ///   - catalogue: the cards that can be added.
    ///   - allowsReadOnly: whether a file that may only be read is opened all the same; writes are then refused.
    ///   - machine: what the first start begins with where the browser says nothing; nil: euros and UTC.
    /// - Throws: `ServiceError`.
    package convenience init(
        path: String?, clock: InstallationClock, scrypt: ScryptParameters = .standard, temporaryFolder: String? = nil,
        patience: Duration? = nil, mail: (any MailTransport)? = nil, site: String? = nil,
        catalogue: CardCatalogue = .empty, allowsReadOnly: Bool = false, machine: SetupDefaults? = nil
    ) throws {
        let database = try ServiceError.mapping {
            guard let path else { return try DatabaseFile.inMemory() }
            return try DatabaseFile.open(path: path, patience: patience ?? Database.longPatience, allowsReadOnly: allowsReadOnly)
        }
        self.init(
            database: database, path: path ?? "", clock: clock, scrypt: scrypt, temporaryFolder: temporaryFolder, mail: mail, site: site,
            catalogue: catalogue, machine: machine)
    }

    init(
        database: Database, path: String = "", clock: InstallationClock, scrypt: ScryptParameters, temporaryFolder: String? = nil,
        mail: (any MailTransport)? = nil, site: String? = nil, catalogue: CardCatalogue = .empty, machine: SetupDefaults? = nil
    ) {
        self.database = database
        self.path = path
        self.temporaryFolder = temporaryFolder
        self.clock = clock
        self.mail = mail
        self.site = site
        self.catalogue = catalogue
        hasher = PassphraseHasher(scrypt)
        let machine = machine ?? SetupDefaults(currency: Currency(code: "EUR") ?? CurrencyTable.all[0], timeZone: "UTC")
        auth = LiveAuthService(database: database, clock: clock, hasher: hasher, defaults: machine)
    }

    // MARK: - Services

    /// The services of a signed-in member; cheap enough for each request.
    package func container(for session: SessionContext) -> DependencyContainer {
        DependencyContainer(
            live: ServiceContext(
                database: database, member: session.member, household: session.household, path: path,
                clock: clock.household(session.household), session: session.session, hasher: hasher,
                temporaryFolder: temporaryFolder, homes: homes, locale: LocaleFormat(session.profile.locale),
                catalogue: catalogue, canMail: mail != nil),
            profile: session.profile)
    }

    /// The services of who can read the file and so owns it: the command line, the demo. Makes the household where there is none.
    ///
    /// - Throws: `ServiceError`.
    package func ownerContainer(defaults: HouseholdDefaults) throws -> DependencyContainer {
        DependencyContainer(live: try ownerContext(defaults: defaults))
    }

    func ownerContext(defaults: HouseholdDefaults) throws -> ServiceContext {
        let household = try ServiceError.mapping {
            if let found = try database.read({ try HouseholdRepository($0).all().first }) { return found }
            return try database.write(nil, [.household]) { [database, clock] connection in
                try HouseholdFounding(connection: connection, ids: database.ids, now: clock.now()).household(defaults)
            }
        }
        return ownerContext(of: household)
    }

    func ownerContext(of household: Household) -> ServiceContext {
        ServiceContext(
            database: database, member: Member(household: household.id, role: .owner), household: household, path: path,
            clock: clock.household(household), hasher: hasher, temporaryFolder: temporaryFolder, catalogue: catalogue)
    }

    // MARK: - Changes

    /// Committed changes from now on. For a slow reader those that wait become one.
    package func changes() -> AsyncStream<Change> { database.feed.changes() }

    /// Announces what other processes write, within a quarter of a second, until the task is cancelled.
    package func watchOtherProcesses() async {
        await database.watchOtherProcesses(every: .milliseconds(200)) { ServiceError.logLost("What other processes write", $0) }
    }

    /// What a page of a member depends on, in one query; nil where there is no such member.
    ///
    /// - Throws: `ServiceError`.
    package func counters(household: ID<Household>, member: ID<Member>) throws -> ChangeCounters? {
        try ServiceError.mapping { try database.read { try MemberRepository($0).counters(household: household, member: member) } }
    }

    /// Forgets what was read and is kept for whoever asks next.
    package func releaseMemory() { homes.removeAll() }

    /// Virtual machine steps of all the database's statements so far: what a screen costs is by how many they rise.
    package var databaseSteps: Int { database.steps }

    /// Whether the database answers.
    ///
    /// - Throws: `ServiceError`.
    package func checkHealth() throws {
        _ = try ServiceError.mapping { try database.read { try HouseholdRepository($0).isSetUp() } }
    }

    /// Ends the connections to the database after the writes that wait. Nothing may use the installation afterwards.
    ///
    /// - Throws: `ServiceError`.
    package func close() throws {
        try ServiceError.mapping { try database.close() }
    }
}
