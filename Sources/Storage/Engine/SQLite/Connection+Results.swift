extension Connection {
    /// Returns the first row of a result, transformed by a closure; nil if the result is empty.
    package func first<T>(_ sql: SQL, _ values: Value..., as body: (inout Row) throws -> T) throws -> T? {
        var result: T?
        try query(sql, values: values) { row in
            if result == nil { result = try body(&row) }
        }
        return result
    }

    /// Returns all rows of a result, each transformed by a closure.
    package func all<T>(_ sql: SQL, _ values: Value..., as body: (inout Row) throws -> T) throws -> [T] {
        var result: [T] = []
        try query(sql, values: values) { result.append(try body(&$0)) }
        return result
    }
}
