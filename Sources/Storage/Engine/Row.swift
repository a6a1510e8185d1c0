import GRDBSQLite
package import Models

/// One row of a result, valid until the next step. Columns count from 0.
package struct Row {
    private let handle: OpaquePointer

    init(_ handle: OpaquePointer) {
        self.handle = handle
    }

    /// Every column as what can be a parameter again.
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

    /// Whether a column, counted from 0, is NULL. Those below take what is there: the schema says the type.
    package func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }
    package func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }
    package func int(_ column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }
    /// Anything but 0 is true.
    package func bool(_ column: Int32) -> Bool { sqlite3_column_int64(handle, column) != 0 }
    package func optionalInteger(_ column: Int32) -> Int64? { isNull(column) ? nil : integer(column) }

    /// Empty for NULL.
    package func text(_ column: Int32) -> String {
        guard let bytes = sqlite3_column_text(handle, column) else { return "" }
        return String(decoding: UnsafeBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(handle, column))), as: UTF8.self)
    }

    package func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }

    /// Empty for NULL.
    package func blob(_ column: Int32) -> [UInt8] {
        guard let bytes = sqlite3_column_blob(handle, column) else { return [] }
        return Array(UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(handle, column))))
    }

    package func id<Entity>(_ column: Int32) -> ID<Entity> { ID(rawValue: integer(column)) }
    package func optionalID<Entity>(_ column: Int32) -> ID<Entity>? { isNull(column) ? nil : ID(rawValue: integer(column)) }
    package func ledgerAccount(_ column: Int32) -> LedgerAccountID { LedgerAccountID(rawValue: integer(column)) }
    package func day(_ column: Int32) -> Day { Day(number: Int32(clamping: integer(column))) }
    package func optionalDay(_ column: Int32) -> Day? { isNull(column) ? nil : day(column) }

    /// - Throws: `StorageError.unknownValue` where the number is no currency.
    package func currency(_ column: Int32) throws(StorageError) -> Currency {
        guard let packed = UInt32(exactly: integer(column)), let currency = Currency(packed: packed) else {
            throw .unknownValue(column: "currency", value: String(integer(column)))
        }
        return currency
    }

    /// A currency, nil for NULL; an unknown number is an error.
    package func optionalCurrency(_ column: Int32) throws(StorageError) -> Currency? {
        isNull(column) ? nil : try currency(column)
    }

    /// The case of an enum whose raw value a column keeps.
    ///
    /// - Throws: `StorageError.unknownValue`, never a silent default.
    package func value<T: RawRepresentable>(_ column: Int32, _ name: String, as type: T.Type = T.self) throws(StorageError) -> T
    where T.RawValue == String {
        let text = text(column)
        guard let value = T(rawValue: text) else { throw .unknownValue(column: name, value: text) }
        return value
    }

    /// An enum by its number or word; one that no version writes is an error with the column's name.
    package func value<T: RawRepresentable>(_ column: Int32, _ name: String, as type: T.Type = T.self) throws(StorageError) -> T
    where T.RawValue == Int64 {
        guard let value = T(rawValue: integer(column)) else { throw .unknownValue(column: name, value: String(integer(column))) }
        return value
    }
}
