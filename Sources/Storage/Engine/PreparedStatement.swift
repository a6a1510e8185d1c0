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
    /// Which parameters were bound, the first one in the lowest bit.
    private var bound: UInt64 = 0
    /// What the first `bind` that failed answered.
    private var failure: Int32 = SQLITE_OK
    /// Whether the parameters were counted: on the first run, so that the runs after it cost nothing more.
    private var isCounted = false

    /// Nothing is bound at first, whatever the statement was bound to by who had it before.
    init(_ statement: Statement, connection: OpaquePointer?) {
        self.statement = statement
        handle = statement.sqliteStatement
        self.connection = connection
        sqlite3_clear_bindings(handle)
    }

    // MARK: - Binding, by position from 1

    // A parameter that cannot be bound is an error of the next `step`.

    /// Binds a parameter, counted from 1; so do those below.
    package func bind(_ index: Int32, _ value: Int64) { note(sqlite3_bind_int64(handle, index, value), index) }
    package func bindNull(_ index: Int32) { note(sqlite3_bind_null(handle, index), index) }

    /// Binds a copy of a text.
    package func bind(_ index: Int32, _ text: String) {
        var text = text
        text.withUTF8 { bind(index, $0, Self.transient) }
    }

    /// Binds UTF-8 that stays where it is until the statement was run.
    package func bind(_ index: Int32, lasting bytes: UnsafeBufferPointer<UInt8>) {
        bind(index, bytes, nil)
    }

    /// Binds a copy of bytes.
    package func bind(_ index: Int32, blob bytes: [UInt8]) {
        // Empty bytes may have no address; SQLite would take a null pointer for NULL.
        guard !bytes.isEmpty else { return note(sqlite3_bind_zeroblob(handle, index, 0), index) }
        bytes.withUnsafeBytes {
            note(sqlite3_bind_blob64(handle, index, $0.baseAddress, UInt64($0.count), Self.transient), index)
        }
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

    private func bind(_ index: Int32, _ bytes: UnsafeBufferPointer<UInt8>, _ destructor: sqlite3_destructor_type?) {
        // An empty string has no address; SQLite would take a null pointer for NULL.
        guard let base = bytes.baseAddress, !bytes.isEmpty else {
            return note(sqlite3_bind_text(handle, index, "", 0, Self.transient), index)
        }
        base.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
            note(sqlite3_bind_text64(handle, index, $0, UInt64(bytes.count), destructor, UInt8(SQLITE_UTF8)), index)
        }
    }

    private func note(_ code: Int32, _ index: Int32) {
        if code == SQLITE_OK {
            if !isCounted, (1...64).contains(index) { bound |= 1 << UInt64(index - 1) }
        } else if failure == SQLITE_OK {
            failure = code
        }
    }

    /// - Throws: `StorageError.binding` where a parameter has no value, or a value has no parameter or is too long.
    private func checkBinding() throws(StorageError) {
        guard failure == SQLITE_OK else {
            defer { failure = SQLITE_OK }
            throw .binding(detail: "\(String(cString: sqlite3_errstr(failure))) in \(statement.sql)")
        }
        guard !isCounted else { return }
        let count = sqlite3_bind_parameter_count(handle)
        // No statement here has more than 64 parameters; those of a longer one are counted up to there.
        let all: UInt64 = count >= 64 ? .max : (1 << UInt64(count)) - 1
        guard bound == all else {
            throw .binding(detail: "\(bound.nonzeroBitCount) of \(count) parameters have a value in \(statement.sql)")
        }
        isCounted = true
    }

    // MARK: - Running

    /// The next row, or nil at the end, where the statement is ready to be bound and run again.
    ///
    /// - Throws: `StorageError.binding` where not every parameter was bound; whatever SQLite says.
    package func step() throws(StorageError) -> Row? {
        if !isCounted || failure != SQLITE_OK { try checkBinding() }
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

    /// Virtual machine steps since the last call of `takeSteps`.
    var steps: Int { Int(sqlite3_stmt_status(handle, SQLITE_STMTSTATUS_VM_STEP, 0)) }

    /// The work that SQLite did since the last call, in virtual machine steps.
    func takeSteps() -> Int { Int(sqlite3_stmt_status(handle, SQLITE_STMTSTATUS_VM_STEP, 1)) }

    private static var transient: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }
}
