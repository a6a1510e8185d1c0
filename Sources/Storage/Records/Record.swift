package import Models

/// A column of a record. The cases are named like the columns, in lower camel case; the raw value is the index in `SELECT`.
package protocol RecordColumn: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == Int32 {}

extension RecordColumn {
    /// The name in the database.
    var name: String {
        "\(self)".reduce(into: "") { name, character in name += character.isUppercase ? "_" + character.lowercased() : String(character) }
    }
}

/// A value that is stored as one row of a table: all statements and undo images take its columns from one list.
package protocol Record {
    /// The columns of its table, in the order of its statements.
    associatedtype Column: RecordColumn

    /// The statements of its table.
    static var sql: RecordSQL<Column> { get }

    /// Decodes a row.
    ///
    /// - Throws: `StorageError.unknownValue`.
    init(_ row: RecordRow<Column>) throws

    /// The stored form of a column.
    func value(_ column: Column) -> Value
}

extension Record {
    /// The stored forms of some columns.
    func values(_ columns: [Column] = Array(Column.allCases)) -> [Value] { columns.map(value) }
}

extension Connection {
    /// Returns all records of a result whose columns are those of the record.
    package func all<R: Record>(_ sql: SQL, _ values: Value...) throws -> [R] { try all(sql, values: values) }

    /// Returns all records of a result with an array of parameters.
    package func all<R: Record>(_ sql: SQL, values: [Value]) throws -> [R] {
        var records: [R] = []
        try query(sql, values: values) { records.append(try $0.record()) }
        return records
    }

    /// Returns all records that a statement with a list finds, piece by piece.
    package func all<R: Record>(_ sql: SQL, _ values: Value..., in ids: [Int64]) throws -> [R] {
        var records: [R] = []
        try query(sql, values: values, in: ids) { records.append(try $0.record()) }
        return records
    }

    /// Returns the records that a statement with a list finds, by a key of theirs.
    package func all<R: Record, Key: Hashable>(_ sql: SQL, _ values: Value..., in ids: [Int64], by key: (R) -> Key) throws -> [Key: R] {
        var records: [Key: R] = [:]
        try query(sql, values: values, in: ids) { row in
            let record: R = try row.record()
            records[key(record)] = record
        }
        return records
    }

    /// Returns the first record of a result whose columns are those of the record; nil if the result is empty.
    package func first<R: Record>(_ sql: SQL, _ values: Value...) throws -> R? {
        var record: R?
        try query(sql, values: values) { if record == nil { record = try $0.record() } }
        return record
    }

    /// Inserts a record. Returns whether it was inserted: it may be left out if it has a unique key that another one has.
    ///
    /// - Parameter further: the values of columns that are no part of the record.
    @discardableResult
    package func insert<R: Record>(_ record: R, of household: ID<Household>, further: Value...) throws -> Bool {
        try execute(R.sql.insert, values: [.id(household)] + record.values() + further) > 0
    }

    /// Updates a record, and increases its revision. Returns whether it was found, at the same revision unless that is not checked.
    @discardableResult
    package func update<R: Record>(_ record: R, of household: ID<Household>) throws -> Bool {
        try execute(R.sql.update, values: record.values(R.sql.changed) + [.id(household)] + record.values(R.sql.conditions)) > 0
    }
}
