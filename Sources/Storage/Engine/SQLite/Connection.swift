import GRDB
import GRDBSQLite
import Models

/// Runs SQL statements inside one read or one write. Must not outlive it.
///
/// Repositories access the database only through this type and `Row`, so another engine can be supported without changing them.
package final class Connection {
    private let database: GRDB.Database

    /// The cost of all statements run on this connection, that is of this read or write.
    package var counters: EngineCounters {
        deferredWrites.drain()
        return state.prepared.reduce(into: state.finished) { $0 += $1.counters }
    }

    /// What its reader sees. With a reach that closes something the connection reads only rows that are seen, and changes none.
    package let reach: Reach

    /// What the engine spells differently.
    let dialect = Dialect.sqlite

    /// What it shares with those of other reaches in the same read or write.
    let state: ConnectionState

    /// The writes that may run on a second thread.
    private let deferredWrites: DeferredWrites

    /// The texts of statements with what a reach hides.
    private let scopedTexts: ScopedTexts

    /// Whether compiled statements are kept after the read or write.
    private let keepsStatements: Bool

    /// For a read: the generation of the open file, which changes when the file at the database's path is replaced.
    package let fileGeneration: Int

    /// The version of the schema, with which undo images are stored.
    package let schemaVersion: Int

    /// - Parameter scopedTexts: those of all connections of an engine.
    init(_ database: GRDB.Database, schemaVersion: Int, fileGeneration: Int = 0, scopedTexts: ScopedTexts) {
        self.database = database
        self.schemaVersion = schemaVersion
        self.fileGeneration = fileGeneration
        self.scopedTexts = scopedTexts
        reach = .everything
        state = ConnectionState()
        deferredWrites = DeferredWrites()
        keepsStatements = true
    }

    private init(_ other: Connection, reach: Reach, keepsStatements: Bool) {
        database = other.database
        schemaVersion = other.schemaVersion
        fileGeneration = other.fileGeneration
        scopedTexts = other.scopedTexts
        state = other.state
        deferredWrites = other.deferredWrites
        self.reach = reach
        self.keepsStatements = keepsStatements
    }

    // MARK: - Visibility

    /// The same connection for a reader who does not see everything. It reads only: a statement that changes rows fails with
    /// `StorageError.scopedWrite`, a programming error.
    ///
    /// - Parameter keepsStatements: false for the writing connection, on which few statements of many readers run.
    package func scoped(to reach: Reach, keepsStatements: Bool = true) -> Connection {
        reach == self.reach ? self : Connection(self, reach: reach, keepsStatements: keepsStatements)
    }

    /// The same connection without a reach, for what Storage itself has to know.
    var unscoped: Connection { scoped(to: .everything) }

    /// The text that runs for a statement.
    ///
    /// - Throws: `StorageError.scopedWrite`.
    func text(of sql: SQL) throws(StorageError) -> String {
        reach.isUnlimited ? sql.text : try scopedTexts.text(of: sql.text, for: reach, in: dialect)
    }

    // MARK: - Running statements

    /// Runs a statement and passes each row to a closure.
    package func query(_ sql: SQL, _ values: Value..., row body: (inout Row) throws -> Void) throws {
        try run(sql, values, row: body)
    }

    /// Runs a statement with an array of parameters and passes each row to a closure.
    package func query(_ sql: SQL, values: [Value], row body: (inout Row) throws -> Void) throws {
        try run(sql, values, row: body)
    }

    /// Runs a statement that returns no rows, and returns the number of changed rows.
    @discardableResult
    package func execute(_ sql: SQL, _ values: Value...) throws -> Int {
        try run(sql, values) { _ in }
        return Int(sqlite3_changes(database.sqliteConnection))
    }

    /// Runs a statement with an array of parameters, and returns the number of changed rows.
    @discardableResult
    package func execute(_ sql: SQL, values: [Value]) throws -> Int {
        try run(sql, values) { _ in }
        return Int(sqlite3_changes(database.sqliteConnection))
    }

    /// Returns a statement that the caller binds and runs many times. It stays reserved for the caller until the read or write ends.
    func prepare(_ sql: SQL) throws -> PreparedStatement { try prepare(sql, waitingFor: deferredWrites) }

    // MARK: - Deferring writes

    /// Runs a body whose writes by `write` run on a second thread meanwhile. All have run when it returns. Everything else that uses the
    /// connection first waits for them.
    ///
    /// - Throws: the error of the body or of a write, after which the caller has to roll back.
    package func deferringWrites(_ body: () throws -> Void) throws {
        deferredWrites.begin()
        do {
            try body()
            try deferredWrites.end()
        } catch {
            deferredWrites.cancel()
            throw error
        }
    }

    /// Runs a write, which may be deferred. It uses nothing of the connection but statements that `prepareWrite` returned.
    ///
    /// - Throws: its error, or that of an earlier one.
    func write(_ body: @escaping () throws(StorageError) -> Void) throws(StorageError) { try deferredWrites.run(body) }

    /// Returns a statement like `prepare`, for use within `write` alone.
    func prepareWrite(_ sql: SQL) throws -> PreparedStatement { try prepare(sql, waitingFor: nil) }

    // MARK: - Internal

    /// The cost of this read or write at its end; the counters of its prepared statements, which others use later, begin anew.
    func finish() -> EngineCounters {
        deferredWrites.drain()
        return state.prepared.reduce(into: state.finished) { $0 += $1.takeCounters() }
    }

    /// Runs reads in a new transaction on a connection without an open one.
    func inSnapshot<T>(_ body: (Connection) throws -> T) throws -> T {
        try execute("BEGIN DEFERRED")
        do {
            let result = try body(self)
            try execute("COMMIT")
            return result
        } catch {
            // The original error is more useful than one of the rollback.
            _ = try? execute("ROLLBACK")
            throw error
        }
    }

    /// Runs several engine-specific statements.
    func script(_ text: String) throws {
        deferredWrites.drain()
        do {
            try database.execute(sql: text)
        } catch {
            throw StorageError.wrapping(error)
        }
    }

    /// Describes violated foreign keys, one sentence each, at most 100.
    func brokenReferences() throws -> [String] {
        deferredWrites.drain()
        do {
            let rows = try GRDB.Row.fetchCursor(database, sql: "PRAGMA foreign_key_check")
            var sentences: [String] = []
            while sentences.count < 100, let row = try rows.next() {
                let table: String = row[0] ?? "?"
                let parent: String = row[2] ?? "?"
                sentences.append("A row of \(table) points to a row of \(parent) that does not exist")
            }
            return sentences
        } catch {
            throw StorageError.wrapping(error)
        }
    }

    /// A compiled statement, which others may use.
    private func compiled(_ text: String) throws -> Statement {
        keepsStatements ? try database.cachedStatement(sql: text) : try database.makeStatement(sql: text)
    }

    private func prepare(_ sql: SQL, waitingFor writes: DeferredWrites?) throws -> PreparedStatement {
        deferredWrites.drain()
        do {
            let text = try text(of: sql)
            let cached = try compiled(text)
            let isFree = state.borrowed.insert(ObjectIdentifier(cached)).inserted && sqlite3_stmt_busy(cached.sqliteStatement) == 0
            let statement = PreparedStatement(
                isFree ? cached : try database.makeStatement(sql: text), sql: sql, connection: database.sqliteConnection,
                waitingFor: writes)
            _ = statement.takeCounters()
            state.prepared.append(statement)
            return statement
        } catch {
            throw StorageError.wrapping(error)
        }
    }

    private func run(_ sql: SQL, _ values: [Value], row body: (inout Row) throws -> Void) throws {
        deferredWrites.drain()
        let statement: PreparedStatement
        do {
            let text = try text(of: sql)
            let cached = try compiled(text)
            // A statement that is being stepped must not be restarted, and a borrowed one must not be rebound.
            let isBusy =
                sqlite3_stmt_busy(cached.sqliteStatement) != 0
                || (!state.borrowed.isEmpty && state.borrowed.contains(ObjectIdentifier(cached)))
            statement = PreparedStatement(
                isBusy ? try database.makeStatement(sql: text) : cached, sql: sql, connection: database.sqliteConnection,
                waitingFor: deferredWrites)
        } catch {
            throw StorageError.wrapping(error)
        }
        defer {
            statement.reset()
            state.finished += statement.takeCounters()
        }
        try statement.bind(values)
        while var row = try statement.step() {
            do {
                try body(&row)
            } catch {
                try recordUnreadable(row, of: sql, after: error)
            }
        }
    }
}
