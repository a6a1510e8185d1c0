import Ledger
package import Models
package import Services
import Storage

/// The context of every live service: database, member, household and clock.
struct ServiceContext: Sendable {
    let database: Database
    let member: Member
    var household: Household
    /// Path of the database; empty for an in-memory database.
    let path: String
    let clock: HouseholdClock
    /// The modules of the program.
    let modules: ServiceModules
    /// Nil for the command line.
    var session: ID<Session>? = nil
    var hasher = PassphraseHasher()
    /// Folder for uploads while the database is in memory.
    var temporaryFolder: String? = nil
    /// Cached snapshots of households.
    var caches = SnapshotCaches()
    /// The member's format of amounts and days; nil for the command line, which uses the file format.
    var locale: LocaleFormat? = nil
    /// The member's language, in which new accounts of statements are named.
    var language: Language = .english
    /// The cards that can be added.
    var catalogue = CardCatalogue.empty
    /// The catalogue of services.
    var services = ServiceCatalogue.empty
    /// The paths of objects, for exports.
    var paths: ObjectPaths = { _ in nil }
    /// The screens and actions that the search finds by their titles.
    var screens: [SearchHit] = []
    /// Whether an e-mail transport is configured.
    var canMail = false
    /// Injected delays and failures; nil outside tests and the gallery.
    var faults: FaultInjector? = nil

    /// The current day in the household's time zone.
    ///
    /// - Throws: `ServiceError.rule` if the time zone is unknown.
    func today() throws(ServiceError) -> Day {
        if let fault = clock.fault { throw fault }
        return clock.today()
    }

    /// Begins a unit of work that does not go through `read` or `write`, before any cache is accessed.
    ///
    /// - Throws: the error of the fault injector.
    func begin(_ work: FaultInjector.Work) async throws {
        if let faults { try await faults.begin(work) }
    }

    /// Runs reads in one snapshot; errors are mapped to `ServiceError`.
    func read<T: Sendable>(_ body: @Sendable (Connection) throws -> T) async throws -> T {
        try await begin(.read)
        return try await mapping { try await database.read(body) }
    }

    /// Runs reads whose duration grows with the history in one snapshot: one at a time, without blocking short reads.
    func longRead<T: Sendable>(_ body: @escaping @Sendable (Connection) throws -> T) async throws -> T {
        try await begin(.read)
        return try await mapping { try await database.longRead(body) }
    }

    /// Runs one unit of work of the member in one transaction, then flushes it and increments the household's counter.
    ///
    /// - Parameter allowsGroupCommit: for writes that touch a few rows, regardless of the ledger's size.
    /// - Throws: `ServiceError.unauthorized` for a viewer.
    func write<T: Sendable>(
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
    func write<T: Sendable>(
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

    /// Makes the unit of work for a connection's transaction.
    func ledgerWrite(_ connection: Connection) throws -> UnitOfWork {
        let write = try UnitOfWork(
            connection, household: household.id, member: member, ids: database.ids, at: clock.now(), modules: modules.ledger)
        write.locale = locale
        write.today = clock.fault == nil ? clock.today() : nil
        return write
    }

    func requireOwner() throws {
        guard member.role == .owner else { throw ServiceError.unauthorized }
    }

    func requireWriter() throws {
        guard member.role.canWrite else { throw ServiceError.unauthorized }
    }

    /// Maps errors to user-facing ones; details of internal errors that are left out are logged.
    func mapping<T>(_ body: () throws -> T) throws -> T {
        do {
            return try body()
        } catch {
            throw userFacing(error)
        }
    }

    func mapping<T>(_ body: () async throws -> T) async throws -> T {
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
    package let fault: ServiceError?

    /// - Parameters:
    ///   - now: milliseconds since 1970.
    ///   - today: the current day in the household's time zone.
    ///   - fault: the reason for which that day is unknown; nil: it is known.
    package init(now: @escaping @Sendable () -> Int64, today: @escaping @Sendable () -> Day, fault: ServiceError? = nil) {
        self.now = now
        self.today = today
        self.fault = fault
    }
}
