/// Rows of integers for the `VALUES` of a statement, in pieces, as `ValueList` does with ids. A piece is filled up with rows of NULLs.
enum ValueRows {
    /// How many rows one run of a statement has.
    static let size = 16
    /// How many it has if there are few.
    static let shortSize = 2
}

extension Connection {
    /// Runs a statement with rows once for each 16 rows, and passes each row of the result to a closure, except those of NULLs.
    ///
    /// - Parameter rows: the only parameters; the first column of the result is a column of them.
    package func query(_ sql: SQL, rows: [[Value]], row body: (inout Row) throws -> Void) throws {
        let isShort = rows.count <= ValueRows.shortSize
        let (sql, size) = isShort ? (sql.short, ValueRows.shortSize) : (sql, ValueRows.size)
        for start in stride(from: 0, to: rows.count, by: size) {
            let piece = rows[start..<min(start + size, rows.count)]
            let empty = Array(repeating: Value.null, count: rows[0].count * (size - piece.count))
            try query(sql, values: piece.flatMap(\.self) + empty) { row in
                if !row.isNull(0) { try body(&row) }
            }
        }
    }
}
