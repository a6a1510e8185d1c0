package import Models

/// Reads the next column.
extension Row {
    package mutating func integer() -> Int64 { integer(next()) }
    package mutating func int() -> Int { int(next()) }
    package mutating func bool() -> Bool { bool(next()) }
    package mutating func text() -> String { text(next()) }
    package mutating func blob() -> [UInt8] { blob(next()) }
    package mutating func id<Entity>() -> ID<Entity> { id(next()) }
    package mutating func ledgerAccount() -> LedgerAccountID { ledgerAccount(next()) }
    package mutating func day() -> Day { day(next()) }
    package mutating func month() -> Month { month(next()) }
    package mutating func optionalInteger() -> Int64? { optionalInteger(next()) }
    package mutating func optionalText() -> String? { optionalText(next()) }
    package mutating func optionalID<Entity>() -> ID<Entity>? { optionalID(next()) }
    package mutating func optionalDay() -> Day? { optionalDay(next()) }
    package mutating func optionalBlob() -> [UInt8]? { optionalBlob(next()) }
    mutating func optionalCurrency() throws(StorageError) -> Currency? { try optionalCurrency(next()) }
    package mutating func currency() throws(StorageError) -> Currency { try currency(next()) }

    /// An amount and, in the column after it, its currency.
    package mutating func money() throws(StorageError) -> Money { try money(next(), next()) }
    /// An amount and, in the column after it, its currency; nil if the amount is NULL.
    package mutating func optionalMoney() throws(StorageError) -> Money? { try optionalMoney(next(), next()) }

    /// An enum stored as its string raw value.
    ///
    /// - Parameter name: the column's name for the error.
    package mutating func value<T: RawRepresentable>(_ name: String, as type: T.Type = T.self) throws(StorageError) -> T
    where T.RawValue == String {
        try value(next(), name)
    }

    /// An enum stored as its string raw value; nil for NULL.
    ///
    /// - Parameter name: the column's name for the error.
    package mutating func optionalValue<T: RawRepresentable>(_ name: String) throws(StorageError) -> T? where T.RawValue == String {
        let column = next()
        return isNull(column) ? nil : try value(column, name)
    }

    /// An enum stored as its integer raw value.
    ///
    /// - Parameter name: the column's name for the error.
    mutating func value<T: RawRepresentable>(_ name: String) throws(StorageError) -> T where T.RawValue == Int64 {
        try value(next(), name)
    }

    /// Passes over columns.
    package mutating func skip(_ count: Int = 1) { for _ in 0..<count { _ = next() } }
}
