import CSQLite

/// Writes to be made, gathered in memory before the clock starts: which statement, with which values, in which order.
struct RowTape {
    private(set) var count = 0
    private var bytes: [UInt8] = []

    private enum Tag {
        static let null: UInt8 = 0
        static let integer: UInt8 = 1
        static let text: UInt8 = 2
        static let blob: UInt8 = 3
        static let real: UInt8 = 4
    }

    mutating func reserve(bytes count: Int) { bytes.reserveCapacity(count) }

    // MARK: - Gathering

    /// Begins a row of the statement with a number.
    mutating func begin(_ statement: Int, columns: Int) {
        count += 1
        bytes.append(UInt8(truncatingIfNeeded: statement))
        bytes.append(UInt8(truncatingIfNeeded: columns))
    }

    mutating func add(_ value: Int64) { add(Tag.integer, UInt64(bitPattern: value)) }

    mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add(Tag.text, UnsafeRawBufferPointer($0)) }
    }

    mutating func add(utf8 text: [UInt8]) { text.withUnsafeBytes { add(Tag.text, $0) } }

    /// Adds a column of a row that is being read, as it is.
    mutating func add(_ column: Int32, of row: Statement) {
        let handle = row.handle
        switch sqlite3_column_type(handle, column) {
        case SQLITE_INTEGER: add(sqlite3_column_int64(handle, column))
        case SQLITE_FLOAT: add(Tag.real, sqlite3_column_double(handle, column).bitPattern)
        case SQLITE_TEXT:
            let start = sqlite3_column_text(handle, column)
            add(Tag.text, UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))))
        case SQLITE_BLOB:
            let start = sqlite3_column_blob(handle, column)
            add(Tag.blob, UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))))
        default: bytes.append(Tag.null)
        }
    }

    // MARK: - Running

    /// Runs every row, in order.
    ///
    /// - Parameter between: called before each row with its statement's number.
    func play(_ statements: [Statement], between: ((Int) throws -> Void)? = nil) throws {
        try bytes.withUnsafeBytes { memory in
            var offset = 0
            while offset < memory.count {
                let number = Int(memory[offset])
                let statement = statements[number]
                let columns = Int32(memory[offset + 1])
                offset += 2
                try between?(number)
                for column in 1...max(columns, 1) where columns > 0 { Self.bind(column, of: statement.handle, from: memory, at: &offset) }
                try statement.run()
            }
        }
    }

    // MARK: - Private

    @inline(__always)
    private static func bind(_ column: Int32, of handle: OpaquePointer, from memory: UnsafeRawBufferPointer, at offset: inout Int) {
        let tag = memory[offset]
        offset += 1
        if tag == Tag.null {
            sqlite3_bind_null(handle, column)
            return
        }
        let word = memory.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        offset += 8
        switch tag {
        case Tag.integer: sqlite3_bind_int64(handle, column, Int64(bitPattern: word))
        case Tag.real: sqlite3_bind_double(handle, column, Double(bitPattern: word))
        default:
            let start = memory.baseAddress?.advanced(by: offset)
            // Without a destructor SQLite takes the bytes as they lie; they outlive the step.
            if tag == Tag.text {
                sqlite3_bind_text(handle, column, start?.assumingMemoryBound(to: CChar.self), Int32(word), nil)
            } else {
                sqlite3_bind_blob(handle, column, start, Int32(word), nil)
            }
            offset += Int(word)
        }
    }

    private mutating func add(_ tag: UInt8, _ word: UInt64) {
        bytes.append(tag)
        withUnsafeBytes(of: word) { bytes.append(contentsOf: $0) }
    }

    private mutating func add(_ tag: UInt8, _ content: UnsafeRawBufferPointer) {
        add(tag, UInt64(content.count))
        bytes.append(contentsOf: content)
    }
}
