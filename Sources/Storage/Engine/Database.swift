import GRDB
import GRDBSQLite
package import Models
import Synchronization

/// Coffer's database: one file, or memory.
///
/// Reads see one snapshot and never wait; writes come one after the other, also those of other processes on the same file.
package final class Database: Sendable {
    let writer: any DatabaseWriter
    /// The same, where it has connections that only read.
    private let pool: DatabasePool?

    /// Announces every committed write of this process.
    package let feed = ChangeFeed()

    /// Where the identities of all writes come from.
    package let ids = IDSource()

    /// How long a write waits for another process, in seconds.
    package static let patience: Double = 600

    private let work = Atomic(0)

    init(_ writer: any DatabaseWriter) {
        self.writer = writer
        pool = writer as? DatabasePool
    }

    /// Virtual machine steps of all statements so far that ran to their end in a read or a write; what tests hold screens to.
    package var steps: Int { work.load(ordering: .relaxed) }

    // MARK: - Reading and writing

    /// Runs reads in one snapshot.
    package func read<T: Sendable>(_ body: @Sendable (Connection) throws -> T) throws -> T {
        do {
            // A pool parses its own begin and end of a transaction anew for every read, which takes longer than a short read does.
            if let pool { return try pool.unsafeRead { try counted($0) { try $0.inSnapshot(body) } } }
            return try writer.read { try counted($0, body) }
        } catch {
            throw StorageError.wrapping(error)
        }
    }

    /// Runs reads and writes in one transaction, which is wholly there afterwards or, after an error, wholly absent.
    ///
    /// - Parameter topics: what is announced after the commit.
    package func write<T: Sendable>(
        _ household: ID<Household>?, _ topics: Set<Topic>, _ body: @Sendable (Connection) throws -> T
    ) throws -> T {
        try write { connection in
            let result = try body(connection)
            return .keep(result, Change(household: household, topics: topics))
        }
    }

    /// Whether a write is kept or taken back when its closure is at its end.
    package enum Ending<T: Sendable>: Sendable {
        case keep(T, Change)
        case takeBack(T)
    }

    /// Runs a write that decides at its end whether it is kept. A rehearsal runs everything and takes it back.
    package func write<T: Sendable>(_ body: @Sendable (Connection) throws -> Ending<T>) throws -> T {
        let ending: Ending<T>
        do {
            ending = try writer.writeWithoutTransaction { database in
                var ending: Ending<T>?
                try database.inTransaction(.immediate) {
                    let decided = try counted(database, body)
                    ending = decided
                    if case .keep = decided { return .commit }
                    return .rollback
                }
                guard let ending else { throw StorageError.other(code: SQLITE_INTERNAL, detail: "a write ended without a decision") }
                return ending
            }
        } catch {
            throw StorageError.wrapping(error)
        }
        switch ending {
        case .keep(let result, let change):
            feed.announce(change)
            return result
        case .takeBack(let result):
            return result
        }
    }

    /// Runs a body and adds the steps of its connection to those of the database.
    private func counted<T>(_ database: GRDB.Database, _ body: (Connection) throws -> T) rethrows -> T {
        let connection = Connection(database)
        defer { work.add(connection.steps, ordering: .relaxed) }
        return try body(connection)
    }
}
