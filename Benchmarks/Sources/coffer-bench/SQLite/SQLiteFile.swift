import CSQLite

/// A SQLite file, with the settings that Coffer uses.
final class SQLiteFile {
    let handle: OpaquePointer

    /// - Parameter pageSize: bytes of a page of a new file; SQLite's own where it is nil.
    init(_ path: String, readOnly: Bool = false, pageSize: Int64? = nil) throws {
        var opened: OpaquePointer?
        let flags = readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        guard sqlite3_open_v2(path, &opened, flags | SQLITE_OPEN_NOMUTEX, nil) == SQLITE_OK, let opened else {
            sqlite3_close_v2(opened)
            throw DatabaseError(description: "\(path) cannot be opened")
        }
        handle = opened
        if let pageSize { try run("PRAGMA page_size = \(pageSize)") }
        if !readOnly { try run("PRAGMA journal_mode = WAL") }
        try run("PRAGMA synchronous = FULL")
        try run("PRAGMA foreign_keys = ON")
        try run("PRAGMA cache_size = -49152")
        try run("PRAGMA temp_store = MEMORY")
    }

    deinit { sqlite3_close_v2(handle) }

    func run(_ sql: String) throws {
        guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw DatabaseError(description: message + " in " + sql) }
    }

    func prepare(_ sql: String) throws -> Statement { try Statement(sql, in: self) }

    /// The first number of a query's first row.
    func number(_ sql: String) throws -> Int64 {
        let statement = try prepare(sql)
        guard try statement.step() else { throw DatabaseError(description: "no row from " + sql) }
        return statement.integer(0)
    }

    /// The first column of all rows as numbers.
    func numbers(_ sql: String) throws -> [Int64] {
        let statement = try prepare(sql)
        var numbers: [Int64] = []
        while try statement.step() { numbers.append(statement.integer(0)) }
        return numbers
    }

    /// The first column of all rows.
    func texts(_ sql: String) throws -> [String] {
        let statement = try prepare(sql)
        var texts: [String] = []
        while try statement.step() { texts.append(statement.text(0)) }
        return texts
    }

    var message: String { String(cString: sqlite3_errmsg(handle)) }
}
