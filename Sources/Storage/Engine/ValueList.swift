package import Models

/// The ids of an `IN` list, in pieces.
///
/// A list has one of two numbers of parameters, so there are two statements, compiled once, for any number of ids. A piece is filled up with
/// its last id, which changes nothing.
package enum ValueList {
    /// How many ids one run of a statement finds: those of a page, and of what follows it.
    static let size = 64
    /// How many it finds if there are few, as those of a preview of a list.
    static let shortSize = 8

    /// The different ids, in ascending order, in which an index finds them fastest.
    package static func unique<Entity>(_ ids: some Sequence<ID<Entity>>) -> [Int64] { Set(ids.lazy.map(\.rawValue)).sorted() }

    /// The different ids of ledger accounts.
    static func unique(_ ids: some Sequence<LedgerAccountID>) -> [Int64] { Set(ids.lazy.map(\.rawValue)).sorted() }
}

extension Connection {
    /// Runs a statement with a list once for each 64 ids, and passes each row to a closure.
    ///
    /// - Parameters:
    ///   - values: the parameters before the list, which comes last.
    ///   - ids: without repetitions.
    package func query(_ sql: SQL, _ values: Value..., in ids: [Int64], row body: (inout Row) throws -> Void) throws {
        try query(sql, values: values, in: ids, row: body)
    }

    /// Runs a statement with a list and an array of parameters before it.
    func query(_ sql: SQL, values: [Value], in ids: [Int64], row body: (inout Row) throws -> Void) throws {
        let isShort = ids.count <= ValueList.shortSize
        let (sql, size) = isShort ? (sql.short, ValueList.shortSize) : (sql, ValueList.size)
        for start in stride(from: 0, to: ids.count, by: size) {
            var parameters = values
            parameters.reserveCapacity(values.count + size)
            for index in start..<start + size { parameters.append(.integer(ids[min(index, ids.count - 1)])) }
            try query(sql, values: parameters, row: body)
        }
    }
}
