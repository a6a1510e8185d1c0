import GRDB
import GRDBSQLite
import Models

/// The way to the database inside one read or one write. It must not be kept beyond it.
///
/// Repositories know the database only through this type and `Row`, so another engine can be set beside SQLite without touching them.
package final class Connection {
    private let database: GRDB.Database

    /// Virtual machine steps of all statements that were run here: the cost of a screen or of a write.
    package var steps: Int { counted + prepared.reduce(0) { $0 + $1.steps } }

    /// Steps of the statements that `run` ran.
    private var counted = 0

    /// The statements that `prepare` returned; their steps are counted when they are asked for.
    private var prepared: [PreparedStatement] = []

    /// The statements of the engine's cache that `prepare` gave away.
    private var lent: Set<ObjectIdentifier> = []

    /// Of a read: which of the files that lay at the database's path one after the other this leads to.
    package let file: Int

    init(_ database: GRDB.Database, file: Int = 0) {
        self.database = database
        self.file = file
    }

    // MARK: - Running statements

    /// Runs a statement and hands each row to a closure.
    package func query(_ sql: SQL, _ values: Value..., row body: (Row) throws -> Void) throws {
        try run(sql, values, row: body)
    }

    /// The first row of a result, as what a closure makes of it; nil where there is none.
    package func first<T>(_ sql: SQL, _ values: Value..., as body: (Row) throws -> T) throws -> T? {
        var result: T?
        try run(sql, values) { row in
            if result == nil { result = try body(row) }
        }
        return result
    }

    /// All rows of a result, as what a closure makes of each.
    package func all<T>(_ sql: SQL, _ values: Value..., as body: (Row) throws -> T) throws -> [T] {
        var result: [T] = []
        try run(sql, values) { result.append(try body($0)) }
        return result
    }

    /// Runs a statement that gives no rows, and says how many rows it changed.
    @discardableResult
    package func execute(_ sql: SQL, _ values: Value...) throws -> Int {
        try run(sql, values) { _ in }
        return Int(sqlite3_changes(database.sqliteConnection))
    }

    /// Runs a statement whose parameters are counted only when it runs, and says how many rows it changed.
    @discardableResult
    package func execute(_ sql: SQL, values: [Value]) throws -> Int {
        try run(sql, values) { _ in }
        return Int(sqlite3_changes(database.sqliteConnection))
    }

    /// A statement to be bound and run by hand many times. It belongs to who asks for it until the read or write is over.
    package func prepare(_ sql: SQL) throws -> PreparedStatement {
        do {
            let cached = try database.cachedStatement(sql: sql.text)
            let isFree = lent.insert(ObjectIdentifier(cached)).inserted && sqlite3_stmt_busy(cached.sqliteStatement) == 0
            let statement = PreparedStatement(
                isFree ? cached : try database.makeStatement(sql: sql.text), connection: database.sqliteConnection)
            _ = statement.takeSteps()
            prepared.append(statement)
            return statement
        } catch {
            throw StorageError.wrapping(error)
        }
    }

    // MARK: - The engine

    /// Runs reads in a transaction of its own, on a connection that has none open.
    func inSnapshot<T>(_ body: (Connection) throws -> T) throws -> T {
        try execute("BEGIN DEFERRED")
        do {
            let result = try body(self)
            try execute("COMMIT")
            return result
        } catch {
            // Of the two errors the first one says what happened.
            _ = try? execute("ROLLBACK")
            throw error
        }
    }

    /// Runs statements of the engine's own, one after the other.
    func script(_ text: String) throws {
        do {
            try database.execute(sql: text)
        } catch {
            throw StorageError.wrapping(error)
        }
    }

    /// References of the schema that point to nothing, one sentence for each, at most a hundred.
    func brokenReferences() throws -> [String] {
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

    private func run(_ sql: SQL, _ values: [Value], row body: (Row) throws -> Void) throws {
        let statement: PreparedStatement
        do {
            let cached = try database.cachedStatement(sql: sql.text)
            // One that is still giving rows must not be begun again, and one that is lent not be bound to something else.
            let isBusy = sqlite3_stmt_busy(cached.sqliteStatement) != 0 || (!lent.isEmpty && lent.contains(ObjectIdentifier(cached)))
            statement = PreparedStatement(
                isBusy ? try database.makeStatement(sql: sql.text) : cached, connection: database.sqliteConnection)
        } catch {
            throw StorageError.wrapping(error)
        }
        defer {
            statement.reset()
            counted += statement.takeSteps()
        }
        for (index, value) in values.enumerated() { statement.bind(Int32(clamping: index + 1), value) }
        while let row = try statement.step() { try body(row) }
    }
}
