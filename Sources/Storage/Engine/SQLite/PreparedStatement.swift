import GRDB
import GRDBSQLite
import Models

/// A statement that is compiled once and run many times.
///
/// Must not outlive the `Connection` that prepared it.
final class PreparedStatement {
    private let statement: Statement
    private let sql: String
    private let handle: OpaquePointer
    private let connection: OpaquePointer?
    /// The writes that have to have run before the statement is used; nil if it is one of them.
    private let deferredWrites: DeferredWrites?
    /// Whether it returned a row and was not reset since.
    private var isReading = false
    /// A bit set of the first 64 parameters that are bound; the first is the lowest bit.
    private var bound: UInt64 = 0
    /// Those of the further parameters that are bound.
    private var furtherBound: Set<Int32> = []
    /// The result code of the first `bind` that failed.
    private var failure: Int32 = SQLITE_OK
    /// Whether the bindings were checked for completeness, which happens on the first run only.
    private var isChecked = false

    /// Clears the bindings of an earlier use of the cached statement.
    init(_ statement: Statement, sql: SQL, connection: OpaquePointer?, waitingFor deferredWrites: DeferredWrites?) {
        self.statement = statement
        self.sql = sql.text
        self.deferredWrites = deferredWrites
        handle = statement.sqliteStatement
        self.connection = connection
        sqlite3_clear_bindings(handle)
    }

    // MARK: - Binding

    // Parameters are numbered from 1. A failed binding is thrown by the next `step`.

    /// Binds an integer.
    func bind(_ index: Int32, _ value: Int64) {
        deferredWrites?.drain()
        record(sqlite3_bind_int64(handle, index, value), index)
    }

    /// Binds NULL.
    func bindNull(_ index: Int32) {
        deferredWrites?.drain()
        record(sqlite3_bind_null(handle, index), index)
    }

    /// Binds a copy of a string.
    func bind(_ index: Int32, _ text: String) {
        var text = text
        text.withUTF8 { bind(index, $0, Self.transient) }
    }

    /// Binds UTF-8 bytes without copying them; the buffer has to stay valid until the statement has run.
    func bind(_ index: Int32, uncopied bytes: UnsafeBufferPointer<UInt8>) {
        bind(index, bytes, nil)
    }

    /// Binds a copy of bytes.
    func bind(_ index: Int32, blob bytes: [UInt8]) {
        deferredWrites?.drain()
        // An empty array may have no base address, and SQLite treats a null pointer as NULL.
        guard !bytes.isEmpty else { return record(sqlite3_bind_zeroblob(handle, index, 0), index) }
        bytes.withUnsafeBytes {
            record(sqlite3_bind_blob64(handle, index, $0.baseAddress, UInt64($0.count), Self.transient), index)
        }
    }

    /// Binds a copy of a string, or NULL.
    func bind(_ index: Int32, _ text: String?) {
        if let text { bind(index, text) } else { bindNull(index) }
    }

    /// Binds an integer, or NULL.
    func bind(_ index: Int32, _ number: Int64?) {
        if let number { bind(index, number) } else { bindNull(index) }
    }

    /// Binds a value of any type.
    func bind(_ index: Int32, _ value: Value) {
        switch value {
        case .null: bindNull(index)
        case .integer(let number): bind(index, number)
        case .text(let text): bind(index, text)
        case .blob(let bytes): bind(index, blob: bytes)
        }
    }

    /// Binds all parameters in order.
    ///
    /// - Throws: `StorageError.binding` unless there are as many values as parameters.
    func bind(_ values: [Value]) throws(StorageError) {
        let count = Int(sqlite3_bind_parameter_count(handle))
        guard values.count == count else {
            throw .binding(detail: "\(values.count) values for \(count) parameters in \(sql)")
        }
        isChecked = true
        for (index, value) in values.enumerated() { bind(Int32(clamping: index + 1), value) }
    }

    /// Binds the columns of another statement's current row in their order, each with its type.
    func bind(rowOf other: PreparedStatement) {
        deferredWrites?.drain()
        for index in 0..<sqlite3_column_count(other.handle) {
            record(sqlite3_bind_value(handle, index + 1, sqlite3_column_value(other.handle, index)), index + 1)
        }
    }

    private func bind(_ index: Int32, _ bytes: UnsafeBufferPointer<UInt8>, _ destructor: sqlite3_destructor_type?) {
        deferredWrites?.drain()
        // An empty buffer may have no base address, and SQLite treats a null pointer as NULL.
        guard let base = bytes.baseAddress, !bytes.isEmpty else {
            return record(sqlite3_bind_text(handle, index, "", 0, Self.transient), index)
        }
        base.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
            record(sqlite3_bind_text64(handle, index, $0, UInt64(bytes.count), destructor, UInt8(SQLITE_UTF8)), index)
        }
    }

    private func record(_ code: Int32, _ index: Int32) {
        if code == SQLITE_OK {
            guard !isChecked else { return }
            if index <= 64 { bound |= 1 << UInt64(index - 1) } else { furtherBound.insert(index) }
        } else if failure == SQLITE_OK {
            failure = code
        }
    }

    /// - Throws: `StorageError.binding` if a parameter is unbound, a value has no parameter, or a value is too long.
    private func checkBindings() throws(StorageError) {
        guard failure == SQLITE_OK else {
            defer { failure = SQLITE_OK }
            throw .binding(detail: "\(String(cString: sqlite3_errstr(failure))) in \(sql)")
        }
        guard !isChecked else { return }
        // A value without a parameter is a failure of its own, so as many bindings as parameters are all of them.
        let count = Int(sqlite3_bind_parameter_count(handle))
        let boundCount = bound.nonzeroBitCount + furtherBound.count
        guard boundCount == count else {
            throw .binding(detail: "\(boundCount) of \(count) parameters have a value in \(sql)")
        }
        isChecked = true
    }

    // MARK: - Running

    /// Returns the next row, or nil at the end. The statement is then reset and can be bound and run again.
    ///
    /// - Throws: `StorageError.binding` if a parameter is unbound; other cases for SQLite's errors.
    func step() throws(StorageError) -> Row? {
        if let deferredWrites {
            deferredWrites.drain()
            try deferredWrites.checkFailure()
        }
        if !isChecked || failure != SQLITE_OK { try checkBindings() }
        switch sqlite3_step(handle) {
        case SQLITE_ROW:
            if !isReading {
                isReading = true
                deferredWrites?.beginReading()
            }
            return Row(handle)
        case SQLITE_DONE:
            reset()
            return nil
        default:
            let error = StorageError.engine(connection, sql: sql)
            reset()
            throw error
        }
    }

    /// Runs a statement that returns no rows.
    func run() throws(StorageError) {
        while try step() != nil {}
    }

    /// Runs a statement that returns no rows, and returns the number of changed rows.
    func runCountingChanges() throws(StorageError) -> Int {
        try run()
        return Int(sqlite3_changes(connection))
    }

    /// Resets the statement before its last row was read.
    func reset() {
        deferredWrites?.drain()
        sqlite3_reset(handle)
        guard isReading else { return }
        isReading = false
        deferredWrites?.endReading()
    }

    /// The runs and virtual machine steps since the last call of `takeCounters`.
    var counters: EngineCounters { counters(resets: 0) }

    /// Returns the runs and virtual machine steps since the last call and resets the counters.
    func takeCounters() -> EngineCounters { counters(resets: 1) }

    private func counters(resets: Int32) -> EngineCounters {
        EngineCounters(
            statements: Int(sqlite3_stmt_status(handle, SQLITE_STMTSTATUS_RUN, resets)),
            steps: Int(sqlite3_stmt_status(handle, SQLITE_STMTSTATUS_VM_STEP, resets)))
    }

    private static var transient: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }
}
