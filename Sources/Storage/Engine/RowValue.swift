import Models

/// A value of one column.
package protocol RowValue {
    /// Reads the next column.
    init(_ row: inout Row)
}

extension ID: RowValue {
    package init(_ row: inout Row) { self = row.id() }
}

extension LedgerAccountID: RowValue {
    package init(_ row: inout Row) { self = row.ledgerAccount() }
}

extension Day: RowValue {
    package init(_ row: inout Row) { self = row.day() }
}

extension Int64: RowValue {
    package init(_ row: inout Row) { self = row.integer() }
}

extension Int: RowValue {
    package init(_ row: inout Row) { self = row.int() }
}

extension Bool: RowValue {
    package init(_ row: inout Row) { self = row.bool() }
}

extension String: RowValue {
    package init(_ row: inout Row) { self = row.text() }
}

extension [UInt8]: RowValue {
    package init(_ row: inout Row) { self = row.blob() }
}

extension Connection {
    /// Returns all values of a result with one column.
    package func all<T: RowValue>(_ sql: SQL, _ values: Value...) throws -> [T] {
        var result: [T] = []
        try query(sql, values: values) { result.append(T(&$0)) }
        return result
    }

    /// Returns all values of one column that a statement with a list finds.
    func all<T: RowValue>(_ sql: SQL, _ values: Value..., in ids: [Int64]) throws -> [T] {
        var result: [T] = []
        try query(sql, values: values, in: ids) { result.append(T(&$0)) }
        return result
    }

    /// Returns the values of all rows by key. Rows without a value are left out.
    package func dictionary<Key: Hashable, T>(
        _ sql: SQL, _ values: Value..., in ids: [Int64]? = nil, as body: (inout Row) throws -> (Key, T?)
    ) throws -> [Key: T] {
        var result: [Key: T] = [:]
        func add(_ row: inout Row) throws {
            let (key, value) = try body(&row)
            result[key] = value
        }
        if let ids { try query(sql, values: values, in: ids, row: add) } else { try query(sql, values: values, row: add) }
        return result
    }

    /// Returns the first value of a result with one column; nil if the result is empty.
    package func first<T: RowValue>(_ sql: SQL, _ values: Value...) throws -> T? {
        var result: T?
        try query(sql, values: values) { if result == nil { result = T(&$0) } }
        return result
    }

    /// Whether a result has rows.
    package func exists(_ sql: SQL, _ values: Value...) throws -> Bool {
        var isFound = false
        try query(sql, values: values) { _ in isFound = true }
        return isFound
    }
}
