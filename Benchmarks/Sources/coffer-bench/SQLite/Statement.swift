import CSQLite

/// A prepared statement.
final class Statement {
    let handle: OpaquePointer
    private let file: SQLiteFile

    init(_ sql: String, in file: SQLiteFile) throws {
        var prepared: OpaquePointer?
        guard sqlite3_prepare_v3(file.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil) == SQLITE_OK, let prepared else {
            throw DatabaseError(description: file.message + " in " + sql)
        }
        handle = prepared
        self.file = file
    }

    deinit { sqlite3_finalize(handle) }

    /// Whether there is a further row.
    func step() throws -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw DatabaseError(description: file.message)
        }
    }

    /// Runs to the end, to be bound anew.
    func run() throws {
        guard sqlite3_step(handle) == SQLITE_DONE else {
            sqlite3_reset(handle)
            throw DatabaseError(description: file.message)
        }
        sqlite3_reset(handle)
    }

    func reset() { sqlite3_reset(handle) }

    func bind(_ index: Int32, _ value: Int64) { sqlite3_bind_int64(handle, index, value) }

    var columnCount: Int32 { sqlite3_column_count(handle) }

    func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

    func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

    func text(_ column: Int32) -> String { sqlite3_column_text(handle, column).map { String(cString: $0) } ?? "" }
}
