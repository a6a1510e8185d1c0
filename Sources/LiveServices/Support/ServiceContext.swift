package import Models
package import Services
import Storage

/// What every live service works with: the database, who asks, and what time it is.
struct ServiceContext: Sendable {
    let database: Database
    let member: Member
    var household: Household
    /// Where the database lies; empty for one in memory.
    let path: String
    let clock: HouseholdClock
    /// Nil for the command line.
    var session: ID<Session>? = nil
    var hasher = PassphraseHasher()
    /// Where uploads lie while the database is in memory.
    var temporaryFolder: String? = nil
    /// The first screen of each household as it was last read.
    var homes = SharedReading<HomeOverview>()
    /// How the member reads amounts and days; nil for the command line, which writes them as files do.
    var locale: LocaleFormat? = nil
    /// The cards that can be added.
    var catalogue = CardCatalogue.empty
    /// Whether this program sends e-mail.
    var canMail = false

    /// The day it is in the household's time zone.
    ///
    /// - Throws: `ServiceError.rule` where the time zone is not known.
    func today() throws(ServiceError) -> Day {
        if let fault = clock.fault { throw fault }
        return clock.today()
    }

    /// Runs reads in one snapshot; errors come out as `ServiceError`.
    func read<T: Sendable>(_ body: @Sendable (Connection) throws -> T) throws -> T {
        try mapping { try database.read(body) }
    }

    /// Runs reads in one snapshot that take as long as there is history: one of them at a time, and nobody who answers quickly waits for it.
    func longRead<T: Sendable>(_ body: @escaping @Sendable (Connection) throws -> T) async throws -> T {
        try await mapping { try await database.longRead(body) }
    }

    /// Runs one write of the member's, in one transaction that ends with the increments applied and the household's counter moved.
    ///
    /// - Parameter isBrief: for what touches a few rows, however large the ledger is.
    /// - Throws: `ServiceError.unauthorized` for a viewer.
    func write<T: Sendable>(
        _ topics: Set<Topic>, isBrief: Bool = false, _ body: @escaping @Sendable (LedgerWrite) throws -> T
    ) async throws -> T {
        try await write(isBrief: isBrief) { write in
            let result = try body(write)
            try write.finish()
            return .keep(result, Change(household: household.id, topics: topics))
        }
    }

    /// Runs one write of the member's that decides at its end whether it is kept; what is kept it has to finish.
    ///
    /// - Throws: `ServiceError.unauthorized` for a viewer.
    func write<T: Sendable>(
        isBrief: Bool = false, _ body: @escaping @Sendable (LedgerWrite) throws -> Database.Ending<T>
    ) async throws -> T {
        try requireWriter()
        return try await mapping {
            let inConnection: @Sendable (Connection) throws -> Database.Ending<T> = { try body(try ledgerWrite($0)) }
            return try await isBrief
                ? database.briefWrite(within: database.patience, inConnection)
                : database.write(within: database.patience, inConnection)
        }
    }

    /// What a write works with, in the transaction of a connection.
    func ledgerWrite(_ connection: Connection) throws -> LedgerWrite {
        let write = try LedgerWrite(connection, household: household.id, member: member, ids: database.ids, at: clock.now())
        write.locale = locale
        write.today = clock.fault == nil ? clock.today() : nil
        return write
    }

    /// Runs one write to users, credentials and sessions, which the household's counter does not count unless the body does.
    ///
    /// Roles are for the caller to check: a viewer changes the own profile, security and display.
    func writeMembers<T: Sendable>(
        _ topics: Set<Topic> = [.members, .notifications], _ body: @escaping @Sendable (MemberWrite) throws -> T
    ) async throws -> T {
        try await mapping {
            try await database.write(within: database.patience, household.id, topics) { connection in
                try body(MemberWrite(connection, ids: database.ids, at: clock.now()))
            }
        }
    }

    func requireOwner() throws {
        guard member.role == .owner else { throw ServiceError.unauthorized }
    }

    func requireWriter() throws {
        guard member.role.canWrite else { throw ServiceError.unauthorized }
    }

    /// Every error as one that a person can be told; what that leaves out of a fault of the program goes to the log.
    func mapping<T>(_ body: () throws -> T) throws -> T {
        do {
            return try body()
        } catch {
            throw told(error)
        }
    }

    func mapping<T>(_ body: () async throws -> T) async throws -> T {
        do {
            return try await body()
        } catch {
            throw told(error)
        }
    }

    private func told(_ error: any Error) -> any Error {
        session == nil ? ServiceError.told(error) : ServiceError.toldAtADistance(error)
    }
}

/// Now and today, handed in from outside.
package struct HouseholdClock: Sendable {
    /// Milliseconds since 1970.
    package let now: @Sendable () -> Int64
    /// The day it is in the household's time zone; of UTC where that is not known, for pages to show.
    package let today: @Sendable () -> Day
    /// Why the household's day is not known; nil: it is.
    package let fault: ServiceError?

    package init(now: @escaping @Sendable () -> Int64, today: @escaping @Sendable () -> Day, fault: ServiceError? = nil) {
        self.now = now
        self.today = today
        self.fault = fault
    }
}
