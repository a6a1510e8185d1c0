package import Models

/// What a statement line is assigned to: its transaction and its state.
package struct LineAssignment: Hashable, Sendable {
    var account: ID<Account>
    /// The booking day.
    var day: Day
    var line: Int64
    package var state: LineState
    package var group: ID<Transaction>
}

extension LineAssignment {
    /// The rows of assignments in undo images.
    package static let table = ImageTable("line_assignment", columns: ["account", "day", "line", "state", "group_id"])

    /// Appends the assignment to an image.
    package func write(to image: UndoImageWriter) throws {
        try image.append(
            [.id(account), .day(day), .integer(line), .integer(state.rawValue), .id(group)], to: Self.table)
    }

    /// - Parameter row: a row of `table`.
    package init(_ row: ImageRow) throws(StorageError) {
        let state = try row.integer("state")
        guard let known = LineState(rawValue: state) else { throw .unknownValue(column: "state", value: String(state)) }
        self.init(
            account: ID(rawValue: try row.integer("account")), day: Day(number: try row.number("day")), line: try row.integer("line"),
            state: known, group: ID(rawValue: try row.integer("group_id")))
    }
}

extension StatementLineRepository {
    /// The assignments of the lines of a group in an account, between two days.
    package func assignments(
        to group: ID<Transaction>, of account: ID<Account>, from: Day, until: Day
    ) throws -> [LineAssignment] {
        try connection.all(
            """
            SELECT day, id, state FROM statement_line
            WHERE household = $1 AND account = $2 AND day BETWEEN $3 AND $4 AND group_id = $5 ORDER BY day, id
            """, .id(household), .id(account), .day(from), .day(until), .id(group)
        ) {
            LineAssignment(account: account, day: $0.day(), line: $0.integer(), state: try $0.value("state"), group: group)
        }
    }

    /// Assigns a line; one that does not exist any more is ignored.
    ///
    /// - Returns: its assignment before; nil if the line does not exist.
    package func assign(_ new: LineAssignment) throws -> LineAssignment? {
        guard let line = try line(new.line, of: new.account, on: new.day), let group = line.group else { return nil }
        try connection.execute(
            "UPDATE statement_line SET state = $1, group_id = $2 WHERE household = $3 AND account = $4 AND day = $5 AND id = $6",
            .integer(new.state.rawValue), .id(new.group), .id(household), .id(new.account), .day(new.day), .integer(new.line))
        return LineAssignment(account: new.account, day: new.day, line: new.line, state: line.state, group: group)
    }
}
