/// The statements of a record's table. Its first column is the household, parameter 1 of `insert`.
package struct RecordSQL<Column: RecordColumn>: Sendable {
    let table: String
    /// Inserts the household, all columns and those that are no part of the record.
    let insert: SQL
    /// Updates `changed`, and increases the revision, where the household and `conditions` match, in this order of parameters.
    let update: SQL
    let changed: [Column]
    let conditions: [Column]
    /// The columns that are read: all but the last ones that follow from others.
    let read: [Column]
    /// The names of `read`.
    private let names: [String]
    /// `names` for `SELECT`, where columns are named without their table.
    private let list: String

    /// - Parameters:
    ///   - keys: how many of the first columns identify a row of a household.
    ///   - fixed: columns that `update` leaves as they are.
    ///   - revision: the column that `update` increases.
    ///   - isChecked: whether `update` changes only a row with the same revision.
    ///   - ignoresConflicts: whether `insert` leaves out a row that violates a unique key.
    ///   - unread: how many of the last columns are written, but follow from others and are not read.
    ///   - further: columns of the table that are no part of the record, and get their values when it is inserted.
    package init(
        _ table: String, keys: Int = 1, fixed: Set<Column> = [], revision: Column? = nil, isChecked: Bool = true,
        ignoresConflicts: Bool = false, unread: Int = 0, further: [String] = []
    ) {
        let columns = Array(Column.allCases)
        let changed = columns.dropFirst(keys).filter { $0 != revision && !fixed.contains($0) }
        let conditions = columns.prefix(keys) + (isChecked ? [revision].compactMap(\.self) : [])
        let inserted = ["household"] + columns.map(\.name) + further
        let parameters = inserted.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
        self.table = table
        self.changed = changed
        self.conditions = Array(conditions)
        read = columns.dropLast(unread)
        names = read.map(\.name)
        list = names.joined(separator: ", ")
        let conflict = ignoresConflicts ? " ON CONFLICT DO NOTHING" : ""
        insert = SQL(engine: "INSERT INTO \(table) (\(inserted.joined(separator: ", "))) VALUES (\(parameters))\(conflict)")
        let assignments =
            changed.enumerated().map { "\($1.name) = $\($0 + 1)" } + [revision].compactMap(\.self).map { "\($0.name) = \($0.name) + 1" }
        let tests = (["household"] + conditions.map(\.name)).enumerated().map { "\($1) = $\(changed.count + $0 + 1)" }
        update = SQL(
            engine: "UPDATE \(table) SET \(assignments.joined(separator: ", ")) WHERE \(tests.joined(separator: " AND "))")
    }

    /// The columns for `SELECT`.
    ///
    /// - Parameter alias: the name of the table in the statement; nil if columns are named without it.
    func columns(of alias: String? = nil) -> String {
        guard let alias else { return list }
        return names.map { "\(alias).\($0)" }.joined(separator: ", ")
    }
}

extension SQL.StringInterpolation {
    /// Appends the columns of a record.
    ///
    /// - Parameter alias: the name of its table in the statement; nil if columns are named without it.
    package mutating func appendInterpolation<R: Record>(_ record: R.Type, of alias: StaticString? = nil) {
        append(R.sql.columns(of: alias.map { "\($0)" }))
    }
}
