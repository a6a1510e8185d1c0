package import Models

/// Reads the columns of a row as values of the model.
///
/// The accessors do not check a column's type; the schema is strict.
package protocol ColumnReader {
    associatedtype Column

    /// Whether a column is NULL.
    func isNull(_ column: Column) -> Bool
    /// An integer; 0 for NULL.
    func integer(_ column: Column) -> Int64
    /// A string; empty for NULL.
    func text(_ column: Column) -> String
    /// Bytes; empty for NULL.
    func blob(_ column: Column) -> [UInt8]
}

extension ColumnReader {
    /// An integer; 0 for NULL.
    package func int(_ column: Column) -> Int { Int(integer(column)) }
    /// A boolean; every integer except 0 is true.
    package func bool(_ column: Column) -> Bool { integer(column) != 0 }
    /// An integer; nil for NULL.
    package func optionalInteger(_ column: Column) -> Int64? { isNull(column) ? nil : integer(column) }
    /// A string; nil for NULL.
    package func optionalText(_ column: Column) -> String? { isNull(column) ? nil : text(column) }
    /// Bytes; nil for NULL.
    func optionalBlob(_ column: Column) -> [UInt8]? { isNull(column) ? nil : blob(column) }
    /// An id.
    package func id<Entity>(_ column: Column) -> ID<Entity> { ID(rawValue: integer(column)) }
    /// An id; nil for NULL.
    package func optionalID<Entity>(_ column: Column) -> ID<Entity>? { optionalInteger(column).map { ID(rawValue: $0) } }
    /// The id of a ledger account.
    package func ledgerAccount(_ column: Column) -> LedgerAccountID { LedgerAccountID(rawValue: integer(column)) }
    /// The id of a ledger account; nil for NULL.
    package func optionalLedgerAccount(_ column: Column) -> LedgerAccountID? { isNull(column) ? nil : ledgerAccount(column) }
    /// A day, stored as days since 1970.
    package func day(_ column: Column) -> Day { Day(number: Int32(clamping: integer(column))) }
    /// A day; nil for NULL.
    package func optionalDay(_ column: Column) -> Day? { isNull(column) ? nil : day(column) }
    /// A calendar month.
    package func month(_ column: Column) -> Month { Month(number: Int32(clamping: integer(column))) }
    /// A calendar month; nil for NULL.
    package func optionalMonth(_ column: Column) -> Month? { isNull(column) ? nil : month(column) }

    /// A currency, stored as its three letters in 24 bits.
    ///
    /// - Throws: `StorageError.unknownValue` if the number is not a currency.
    package func currency(_ column: Column) throws(StorageError) -> Currency {
        guard let packed = UInt32(exactly: integer(column)), let currency = Currency(packed: packed) else {
            throw .unknownValue(column: "currency", value: String(integer(column)))
        }
        return currency
    }

    /// A currency; nil for NULL.
    ///
    /// - Throws: `StorageError.unknownValue` if the number is not a currency.
    package func optionalCurrency(_ column: Column) throws(StorageError) -> Currency? { isNull(column) ? nil : try currency(column) }

    /// An amount of minor units, and its currency.
    ///
    /// - Throws: `StorageError.unknownValue` if the number is not a currency.
    package func money(_ amount: Column, _ currency: Column) throws(StorageError) -> Money {
        Money(minorUnits: integer(amount), currency: try self.currency(currency))
    }

    /// An amount of minor units, and its currency; nil if the amount is NULL.
    ///
    /// - Throws: `StorageError.unknownValue` if the number is not a currency.
    package func optionalMoney(_ amount: Column, _ currency: Column) throws(StorageError) -> Money? {
        isNull(amount) ? nil : try money(amount, currency)
    }

    /// An enum stored as its string raw value.
    ///
    /// - Parameter name: the column's name for the error.
    /// - Throws: `StorageError.unknownValue` for an unknown raw value.
    func value<T: RawRepresentable>(_ column: Column, _ name: @autoclosure () -> String, as type: T.Type = T.self) throws(StorageError) -> T
    where T.RawValue == String {
        let text = text(column)
        guard let value = T(rawValue: text) else { throw .unknownValue(column: name(), value: text) }
        return value
    }

    /// An enum stored as its integer raw value.
    ///
    /// - Parameter name: the column's name for the error.
    /// - Throws: `StorageError.unknownValue` for an unknown raw value.
    func value<T: RawRepresentable>(_ column: Column, _ name: @autoclosure () -> String, as type: T.Type = T.self) throws(StorageError) -> T
    where T.RawValue == Int64 {
        guard let value = T(rawValue: integer(column)) else { throw .unknownValue(column: name(), value: String(integer(column))) }
        return value
    }
}
