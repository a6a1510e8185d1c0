package import Ledger
package import Models
package import Services
package import Storage

/// The context of every live service: database, member, household and clock.
package struct ServiceContext: Sendable {
    package let database: Database
    package let member: Member
    package var household: Household
    /// Path of the database; empty for an in-memory database.
    package let path: String
    package let clock: HouseholdClock
    /// The modules of the program.
    package let modules: ServiceModules
    package let hasher: PassphraseHasher
    /// Cached snapshots of households.
    package let caches: SnapshotCaches
    /// Nil for the command line.
    package var session: ID<Session>? = nil
    /// Folder for uploads while the database is in memory.
    package var temporaryFolder: String? = nil
    /// The member's format of amounts and days; nil for the command line, which uses the file format.
    package var locale: LocaleFormat? = nil
    /// The member's language, in which new accounts of statements are named.
    package var language: Language = .english
    /// What the composition root hands in for features.
    package var resources = ServiceResources()
    /// The paths of objects, for exports.
    package var paths: ObjectPaths = { _ in nil }
    /// The screens and actions that the search finds by their titles.
    package var screens: [SearchHit] = []
    /// Whether an e-mail transport is configured.
    package var canMail = false
    /// Injected delays and failures; nil outside tests and the gallery.
    package var faults: FaultInjector? = nil
    /// Whose accounts count in what `figures` reads: the member's choice.
    package var perspective = Perspective.all
    /// The perspective that narrows what this context reads.
    private var narrowing = Perspective.all

    package init(
        database: Database, member: Member, household: Household, path: String, clock: HouseholdClock, modules: ServiceModules,
        hasher: PassphraseHasher = PassphraseHasher(), caches: SnapshotCaches = SnapshotCaches()
    ) {
        self.database = database
        self.member = member
        self.household = household
        self.path = path
        self.clock = clock
        self.modules = modules
        self.hasher = hasher
        self.caches = caches
    }

    /// The same context for the owner of another household in the database, on the command line.
    package func owner(of other: Household) -> ServiceContext {
        var context = ServiceContext(
            database: database, member: Member(household: other.id, role: .owner), household: other, path: path, clock: clock.of(other),
            modules: modules, hasher: hasher, caches: caches)
        context.temporaryFolder = temporaryFolder
        context.resources = resources
        context.paths = paths
        context.screens = screens
        context.faults = faults
        return context
    }

    /// The current day in the household's time zone.
    ///
    /// - Throws: `ServiceError.rule` if the time zone is unknown.
    package func today() throws(ServiceError) -> Day {
        if let fault = clock.fault { throw fault }
        return clock.today()
    }

    /// Begins a unit of work that does not go through `read` or `write`, before any cache is accessed.
    ///
    /// - Throws: the error of the fault injector.
    package func begin(_ work: FaultInjector.Work) async throws {
        if let faults { try await faults.begin(work) }
    }

    /// Runs reads in one snapshot, of what the member sees; errors are mapped to `ServiceError`.
    package func read<T: Sendable>(_ body: @Sendable (Connection) throws -> T) async throws -> T {
        try await begin(.read)
        return try await mapping { try await database.read { try body(try scoped($0)) } }
    }

    /// Runs reads whose duration grows with the history in one snapshot, of what the member sees: one at a time, without blocking short reads.
    package func longRead<T: Sendable>(_ body: @escaping @Sendable (Connection) throws -> T) async throws -> T {
        try await begin(.read)
        return try await mapping { try await database.longRead { try body(try scoped($0)) } }
    }

    /// Runs one unit of work of the member in one transaction, then flushes it and increments the household's counter.
    ///
    /// - Parameter allowsGroupCommit: for writes that touch a few rows, regardless of the ledger's size.
    /// - Throws: `ServiceError.unauthorized` for a viewer.
    package func write<T: Sendable>(
        _ topics: Set<Topic>, allowsGroupCommit: Bool = false, _ body: @escaping @Sendable (UnitOfWork) throws -> T
    ) async throws -> T {
        try await write(allowsGroupCommit: allowsGroupCommit) { write in
            let result = try body(write)
            try write.finish()
            return .commit(result, Change(household: household.id, topics: topics))
        }
    }

    /// Runs one unit of work of the member that decides at its end whether it is committed; before committing, the body has to call
    /// `finish`.
    ///
    /// - Throws: `ServiceError.unauthorized` for a viewer.
    package func write<T: Sendable>(
        allowsGroupCommit: Bool = false, _ body: @escaping @Sendable (UnitOfWork) throws -> Database.WriteOutcome<T>
    ) async throws -> T {
        try requireWriter()
        try await begin(.write)
        return try await mapping {
            let inConnection: @Sendable (Connection) throws -> Database.WriteOutcome<T> = { try body(try ledgerWrite($0)) }
            return try await allowsGroupCommit
                ? database.groupedWrite(household.id, inConnection) : database.write(household.id, inConnection)
        }
    }

    // MARK: - Visibility

    /// The same context, whose reads are narrowed to the member's perspective: for figures of Home, Insights, Plan and the forecast. In an
    /// undivided household it is this one.
    package var figures: ServiceContext {
        guard household.isDivided, perspective != .all else { return self }
        var context = self
        context.narrowing = perspective
        return context
    }

    /// What the member sees, read in a snapshot, and narrowed in a context of `figures`; everything for the command line, and without a statement
    /// in an undivided household.
    package func reach(in connection: Connection) throws -> Reach {
        try Reach(of: member, in: connection, household: household, perspective: narrowing)
    }

    /// A connection for what the member sees.
    package func scoped(_ connection: Connection) throws -> Connection { connection.scoped(to: try reach(in: connection)) }

    /// Makes the unit of work for a connection's transaction, with what the member sees.
    package func ledgerWrite(_ connection: Connection) throws -> UnitOfWork {
        let write = try UnitOfWork(
            connection, household: household.id, member: member, ids: database.ids, at: clock.now(), modules: modules.ledger,
            reach: try Reach(of: member, in: connection, household: household), isDivided: household.isDivided)
        write.locale = locale
        write.today = clock.fault == nil ? clock.today() : nil
        return write
    }

    package func requireOwner() throws {
        guard member.role == .owner else { throw ServiceError.unauthorized }
    }

    package func requireWriter() throws {
        guard member.role.canWrite else { throw ServiceError.unauthorized }
    }

    /// Maps errors to user-facing ones; details of internal errors that are left out are logged.
    package func mapping<T>(_ body: () throws -> T) throws -> T {
        do {
            return try body()
        } catch {
            throw userFacing(error)
        }
    }

    package func mapping<T>(_ body: () async throws -> T) async throws -> T {
        do {
            return try await body()
        } catch {
            throw userFacing(error)
        }
    }

    private func userFacing(_ error: any Error) -> any Error {
        session == nil ? ServiceError.forLocalUser(error) : ServiceError.forRemoteUser(error)
    }
}

/// Current time and day, injected.
package struct HouseholdClock: Sendable {
    /// Milliseconds since 1970.
    package let now: @Sendable () -> Int64
    /// The current day in the household's time zone; in UTC if that is unknown, for display only.
    package let today: @Sendable () -> Day
    /// The reason for which the household's day is unknown; nil: it is known.
    let fault: ServiceError?
    /// The clocks of other households; nil: all have this one.
    private let others: (@Sendable (Household) -> HouseholdClock)?

    /// - Parameters:
    ///   - now: milliseconds since 1970.
    ///   - today: the current day in the household's time zone.
    ///   - fault: the reason for which that day is unknown; nil: it is known.
    ///   - others: the clocks of other households; nil: all have this one.
    package init(
        now: @escaping @Sendable () -> Int64, today: @escaping @Sendable () -> Day, fault: ServiceError? = nil,
        others: (@Sendable (Household) -> HouseholdClock)? = nil
    ) {
        self.now = now
        self.today = today
        self.fault = fault
        self.others = others
    }

    /// The clock of another household.
    func of(_ household: Household) -> HouseholdClock { others?(household) ?? self }
}
