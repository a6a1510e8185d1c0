import GRDBSQLite

/// One row of a result, valid until the next step.
///
/// Columns are numbered from 0, or read in the order of the statement by the accessors without a number: each reads the next one.
package struct Row: ColumnReader {
    private let handle: OpaquePointer
    private var position: Int32 = -1

    init(_ handle: OpaquePointer) {
        self.handle = handle
    }

    /// The index of the next column.
    package mutating func next() -> Int32 {
        position += 1
        return position
    }

    /// All columns as values that can be bound again.
    package var values: [Value] {
        (0..<sqlite3_data_count(handle)).map { column in
            switch sqlite3_column_type(handle, column) {
            case SQLITE_NULL: .null
            case SQLITE_INTEGER: .integer(integer(column))
            case SQLITE_BLOB: .blob(blob(column))
            default: .text(text(column))
            }
        }
    }

    /// The value of the column `id`; nil if there is none.
    var key: String? {
        for column in 0..<sqlite3_data_count(handle) where sqlite3_column_name(handle, column).map({ String(cString: $0) }) == "id" {
            return text(column)
        }
        return nil
    }

    package func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }
    package func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

    package func text(_ column: Int32) -> String {
        guard let bytes = sqlite3_column_text(handle, column) else { return "" }
        return String(decoding: UnsafeBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(handle, column))), as: UTF8.self)
    }

    package func blob(_ column: Int32) -> [UInt8] {
        guard let bytes = sqlite3_column_blob(handle, column) else { return [] }
        return Array(UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(handle, column))))
    }
}
