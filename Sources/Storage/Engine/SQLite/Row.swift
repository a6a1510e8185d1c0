import GRDBSQLite
package import Models

/// One row of a result, valid until the next step. Columns are numbered from 0.
///
/// The accessors do not check a column's type; the schema is strict.
package struct Row {
    private let handle: OpaquePointer

    init(_ handle: OpaquePointer) {
        self.handle = handle
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

    /// Whether a column is NULL.
    package func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }
    /// An integer; 0 for NULL.
    package func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }
    /// An integer; 0 for NULL.
    package func int(_ column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }
    /// A boolean; every integer except 0 is true.
    package func bool(_ column: Int32) -> Bool { sqlite3_column_int64(handle, column) != 0 }
    /// An integer; nil for NULL.
    package func optionalInteger(_ column: Int32) -> Int64? { isNull(column) ? nil : integer(column) }

    /// A string; empty for NULL.
    package func text(_ column: Int32) -> String {
        guard let bytes = sqlite3_column_text(handle, column) else { return "" }
        return String(decoding: UnsafeBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(handle, column))), as: UTF8.self)
    }

    /// A string; nil for NULL.
    package func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }

    /// Bytes; empty for NULL.
    package func blob(_ column: Int32) -> [UInt8] {
        guard let bytes = sqlite3_column_blob(handle, column) else { return [] }
        return Array(UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(handle, column))))
    }

    /// An id.
    package func id<Entity>(_ column: Int32) -> ID<Entity> { ID(rawValue: integer(column)) }
    /// An id; nil for NULL.
    package func optionalID<Entity>(_ column: Int32) -> ID<Entity>? { isNull(column) ? nil : ID(rawValue: integer(column)) }
    /// The id of a ledger account.
    package func ledgerAccount(_ column: Int32) -> LedgerAccountID { LedgerAccountID(rawValue: integer(column)) }
    /// A day, stored as days since 1970.
    package func day(_ column: Int32) -> Day { Day(number: Int32(clamping: integer(column))) }
    /// A day; nil for NULL.
    package func optionalDay(_ column: Int32) -> Day? { isNull(column) ? nil : day(column) }

    /// A currency, stored as its three letters in 24 bits.
    ///
    /// - Throws: `StorageError.unknownValue` if the number is not a currency.
    package func currency(_ column: Int32) throws(StorageError) -> Currency {
        guard let packed = UInt32(exactly: integer(column)), let currency = Currency(packed: packed) else {
            throw .unknownValue(column: "currency", value: String(integer(column)))
        }
        return currency
    }

    /// A currency; nil for NULL.
    ///
    /// - Throws: `StorageError.unknownValue` if the number is not a currency.
    package func optionalCurrency(_ column: Int32) throws(StorageError) -> Currency? {
        isNull(column) ? nil : try currency(column)
    }

    /// An enum stored as its string raw value.
    ///
    /// - Parameter name: the column's name for the error.
    /// - Throws: `StorageError.unknownValue` for an unknown raw value.
    package func value<T: RawRepresentable>(_ column: Int32, _ name: String, as type: T.Type = T.self) throws(StorageError) -> T
    where T.RawValue == String {
        let text = text(column)
        guard let value = T(rawValue: text) else { throw .unknownValue(column: name, value: text) }
        return value
    }

    /// An enum stored as its integer raw value.
    ///
    /// - Parameter name: the column's name for the error.
    /// - Throws: `StorageError.unknownValue` for an unknown raw value.
    package func value<T: RawRepresentable>(_ column: Int32, _ name: String, as type: T.Type = T.self) throws(StorageError) -> T
    where T.RawValue == Int64 {
        guard let value = T(rawValue: integer(column)) else { throw .unknownValue(column: name, value: String(integer(column))) }
        return value
    }
}
