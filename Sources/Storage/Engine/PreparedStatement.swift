import GRDB
import GRDBSQLite
import Models

/// A statement that was parsed once and is run many times.
///
/// Lives only as long as the `Connection` that prepared it is in use.
package final class PreparedStatement {
    private let statement: Statement
    private let handle: OpaquePointer
    private let connection: OpaquePointer?

    init(_ statement: Statement, connection: OpaquePointer?) {
        self.statement = statement
        handle = statement.sqliteStatement
        self.connection = connection
    }

    // MARK: - Binding, by position from 1

    /// Binds a parameter, counted from 1; so do those below.
    package func bind(_ index: Int32, _ value: Int64) { sqlite3_bind_int64(handle, index, value) }
    package func bindNull(_ index: Int32) { sqlite3_bind_null(handle, index) }

    /// Binds a copy of a text.
    package func bind(_ index: Int32, _ text: String) {
        var text = text
        text.withUTF8 { bytes in
            // An empty string has no address; SQLite would take a null pointer for NULL.
            if let base = bytes.baseAddress {
                base.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
                    _ = sqlite3_bind_text(handle, index, $0, Int32(bytes.count), Self.transient)
                }
            } else {
                sqlite3_bind_text(handle, index, "", 0, Self.transient)
            }
        }
    }

    /// Binds UTF-8 that stays where it is until the statement was run.
    package func bind(_ index: Int32, lasting bytes: UnsafeBufferPointer<UInt8>) {
        guard let base = bytes.baseAddress, !bytes.isEmpty else {
            sqlite3_bind_text(handle, index, "", 0, Self.transient)
            return
        }
        base.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
            _ = sqlite3_bind_text(handle, index, $0, Int32(bytes.count), nil)
        }
    }

    /// Binds a copy of bytes.
    package func bind(_ index: Int32, blob bytes: [UInt8]) {
        bytes.withUnsafeBytes { _ = sqlite3_bind_blob(handle, index, $0.baseAddress, Int32($0.count), Self.transient) }
        if bytes.isEmpty { sqlite3_bind_zeroblob(handle, index, 0) }
    }

    package func bind(_ index: Int32, _ text: String?) {
        if let text { bind(index, text) } else { bindNull(index) }
    }

    package func bind(_ index: Int32, _ number: Int64?) {
        if let number { bind(index, number) } else { bindNull(index) }
    }

    package func bind(_ index: Int32, _ value: Value) {
        switch value {
        case .null: bindNull(index)
        case .integer(let number): bind(index, number)
        case .text(let text): bind(index, text)
        case .blob(let bytes): bind(index, blob: bytes)
        }
    }

    // MARK: - Running

    /// The next row, or nil at the end, where the statement is ready to be bound and run again.
    package func step() throws(StorageError) -> Row? {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return Row(handle)
        case SQLITE_DONE:
            sqlite3_reset(handle)
            return nil
        default:
            let error = StorageError.engine(connection, sql: statement.sql)
            sqlite3_reset(handle)
            throw error
        }
    }

    /// Runs a statement that gives no rows.
    package func run() throws(StorageError) {
        while try step() != nil {}
    }

    /// Runs a statement that gives no rows, and says how many rows it changed.
    package func runCountingChanges() throws(StorageError) -> Int {
        try run()
        return Int(sqlite3_changes(connection))
    }

    /// Makes the statement ready again before its rows are at an end.
    package func reset() { sqlite3_reset(handle) }

    /// The work that SQLite did since the last call, in virtual machine steps.
    func takeSteps() -> Int { Int(sqlite3_stmt_status(handle, SQLITE_STMTSTATUS_VM_STEP, 1)) }

    private static var transient: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }
}
