package import Models

/// A value of one column.
protocol ColumnValue {
    /// Reads the next column.
    init(_ row: inout Row)
}

extension ID: ColumnValue {
    init(_ row: inout Row) { self = row.id() }
}

extension LedgerAccountID: ColumnValue {
    init(_ row: inout Row) { self = row.ledgerAccount() }
}

extension Day: ColumnValue {
    init(_ row: inout Row) { self = row.day() }
}

extension Int64: ColumnValue {
    init(_ row: inout Row) { self = row.integer() }
}

extension Int: ColumnValue {
    init(_ row: inout Row) { self = row.int() }
}

extension Bool: ColumnValue {
    init(_ row: inout Row) { self = row.bool() }
}

extension String: ColumnValue {
    init(_ row: inout Row) { self = row.text() }
}

extension [UInt8]: ColumnValue {
    init(_ row: inout Row) { self = row.blob() }
}

extension Connection {

    /// Returns all values of a result with one column.
    func all<T: ColumnValue>(_ sql: SQL, _ values: Value...) throws -> [T] {
        var result: [T] = []
        try query(sql, values: values) { result.append(T(&$0)) }
        return result
    }

    /// Returns the first value of a result with one column; nil if the result is empty.
    func first<T: ColumnValue>(_ sql: SQL, _ values: Value...) throws -> T? {
        var result: T?
        try query(sql, values: values) { if result == nil { result = T(&$0) } }
        return result
    }

    /// Whether a result has rows.
    func exists(_ sql: SQL, _ values: Value...) throws -> Bool {
        var isFound = false
        try query(sql, values: values) { _ in isFound = true }
        return isFound
    }
}

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
    package mutating func optionalLedgerAccount() -> LedgerAccountID? { optionalLedgerAccount(next()) }
    package mutating func optionalDay() -> Day? { optionalDay(next()) }
    package mutating func optionalMonth() -> Month? { optionalMonth(next()) }
    package mutating func optionalBlob() -> [UInt8]? { optionalBlob(next()) }
    package mutating func optionalCurrency() throws(StorageError) -> Currency? { try optionalCurrency(next()) }
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
    package mutating func value<T: RawRepresentable>(_ name: String) throws(StorageError) -> T where T.RawValue == Int64 {
        try value(next(), name)
    }

    /// Passes over columns.
    mutating func skip(_ count: Int = 1) { for _ in 0..<count { _ = next() } }
}
