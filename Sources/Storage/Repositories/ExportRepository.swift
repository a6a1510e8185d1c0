package import Models

/// Reads the ledger in day order with constant memory by merging the indexes of the ledger accounts.
package final class ExportRepository: ScopedRepository {
    /// The earliest day with a transaction.
    package func firstDay() throws -> Day? {
        var first: Day?
        for ledgerAccount in try LedgerAccountRepository(connection, household: household).all() {
            for sql: SQL in [
                "SELECT MIN(source_day) FROM txn WHERE household = $1 AND source = $2",
                "SELECT MIN(destination_day) FROM txn WHERE household = $1 AND destination = $2",
            ] {
                guard
                    let day = try connection.first(sql, .id(household), .ledgerAccount(ledgerAccount.id), as: { $0.optionalDay() }) ?? nil
                else {
                    continue
                }
                first = min(first ?? day, day)
            }
        }
        return first
    }

    /// Calls a closure with each group once, ordered by first day and id.
    ///
    /// - Parameters:
    ///   - ledgerAccount: restricts to groups of this ledger account and uses the days of its side; nil for all groups by the source's
    ///     days.
    ///   - from: the earliest day of a group's first part.
    ///   - until: the latest day.
    package func groups(of ledgerAccount: LedgerAccountID? = nil, from: Day?, until: Day?, each: (TransactionGroup) throws -> Void) throws {
        var sides: [ExportSide]
        if let ledgerAccount {
            sides = [
                try ExportSide(connection, household: household, outOf: ledgerAccount, until: until),
                try ExportSide(connection, household: household, into: ledgerAccount, until: until),
            ]
        } else {
            sides = try LedgerAccountRepository(connection, household: household).all().map { ledgerAccount in
                try ExportSide(connection, household: household, outOf: ledgerAccount.id, until: until)
            }
        }
        var keys: [ExportKey] = []
        while let key = try Self.next(of: &sides) {
            if let from, key.day < Int64(from.number) { continue }
            keys.append(key)
            guard keys.count == ValueList.size else { continue }
            try groups(of: keys, at: ledgerAccount, each: each)
            keys.removeAll(keepingCapacity: true)
        }
        try groups(of: keys, at: ledgerAccount, each: each)
    }

    /// Calls a closure with the groups of keys, in their order.
    private func groups(of keys: [ExportKey], at ledgerAccount: LedgerAccountID?, each: (TransactionGroup) throws -> Void) throws {
        let groups = try TransactionRepository(connection, household: household).groups(keys.lazy.map { ID(rawValue: $0.group) })
        for key in keys {
            guard let group = groups[ID(rawValue: key.group)] else { continue }
            // The other parts of a split or exchange are returned with the first.
            let first = group.parts.compactMap { part in
                Self.day(of: part, at: ledgerAccount).map { ExportKey(day: Int64($0.number), group: key.group, id: part.id.rawValue) }
            }.min()
            if first == key { try each(group) }
        }
    }

    /// The smallest key of all sides, whose side advances; nil at the end.
    private static func next(of sides: inout [ExportSide]) throws -> ExportKey? {
        var best: Int?
        for index in sides.indices {
            guard let key = sides[index].key else { continue }
            guard let found = best, let smallest = sides[found].key else {
                best = index
                continue
            }
            if key < smallest { best = index }
        }
        guard let best, let key = sides[best].key else { return nil }
        try sides[best].advance()
        return key
    }

    private static func day(of part: Transaction, at ledgerAccount: LedgerAccountID?) -> Day? {
        guard let ledgerAccount else { return part.sourceDay }
        return part.source == ledgerAccount ? part.sourceDay : part.destination == ledgerAccount ? part.destinationDay : nil
    }
}

/// The sort key of a transaction in an export.
struct ExportKey: Hashable, Comparable {
    var day: Int64
    var group: Int64
    var id: Int64

    static func < (left: ExportKey, right: ExportKey) -> Bool {
        (left.day, left.group, left.id) < (right.day, right.group, right.id)
    }
}

/// A cursor over the transactions on one side of a ledger account, ordered by that side's day.
struct ExportSide {
    private let statement: PreparedStatement
    private(set) var key: ExportKey?

    init(_ connection: Connection, household: ID<Household>, outOf ledgerAccount: LedgerAccountID, until: Day?) throws {
        statement = try connection.prepare(
            "SELECT source_day, group_id, id FROM txn WHERE household = $1 AND source = $2 AND source_day <= $3 ORDER BY source_day, group_id, id"
        )
        try begin(household, ledgerAccount, until)
    }

    init(_ connection: Connection, household: ID<Household>, into ledgerAccount: LedgerAccountID, until: Day?) throws {
        statement = try connection.prepare(
            """
            SELECT destination_day, group_id, id FROM txn WHERE household = $1 AND destination = $2 AND destination_day <= $3
            ORDER BY destination_day, group_id, id
            """)
        try begin(household, ledgerAccount, until)
    }

    mutating func advance() throws {
        guard var row = try statement.step() else { return key = nil }
        key = ExportKey(day: row.integer(), group: row.integer(), id: row.integer())
    }

    private mutating func begin(_ household: ID<Household>, _ ledgerAccount: LedgerAccountID, _ until: Day?) throws {
        statement.bind(1, household.rawValue)
        statement.bind(2, ledgerAccount.rawValue)
        statement.bind(3, until.map { Int64($0.number) } ?? .max)
        try advance()
    }
}
