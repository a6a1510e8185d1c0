package import Models

/// Further imports that contained a known line.
extension StatementLineRepository {
    /// For each line in a range of an account, the oldest import besides its first that contained it, by line id.
    ///
    /// - Parameters:
    ///   - first: the first line of the range, ordered by day and id.
    ///   - last: the last line of the range.
    package func nextSightings(
        from first: StatementLineRecord, through last: StatementLineRecord
    ) throws -> [Int64: ID<StatementImport>] {
        try connection.dictionary(
            """
            SELECT line, MIN(import_id) FROM line_seen
            WHERE household = $1 AND account = $2 AND (day, line) >= ($3, $4) AND (day, line) <= ($5, $6) GROUP BY day, line
            """, .id(household), .id(first.account), .day(first.day), .integer(first.id), .day(last.day), .integer(last.id)
        ) { ($0.integer(), $0.id()) }
    }

    /// The oldest import after another that contained a line; nil if there is none.
    package func nextSighting(of line: StatementLineRecord, after id: ID<StatementImport>) throws -> ID<StatementImport>? {
        let found: ID<StatementImport>?? = try connection.first(
            "SELECT MIN(import_id) FROM line_seen WHERE household = $1 AND account = $2 AND day = $3 AND line = $4 AND import_id > $5",
            .id(household), .id(line.account), .day(line.day), .integer(line.id), .id(id)
        ) { $0.optionalID() }
        return found ?? nil
    }

    /// The lines of an import of an account within some days that other imports contain, too, once for each of these.
    ///
    /// - Parameter body: receives the line's transaction, or the line itself if it has none, and the other import.
    package func sharedLines(
        of account: ID<Account>, _ id: ID<StatementImport>, from: Day, until: Day, row body: (Int64, ID<StatementImport>) throws -> Void
    ) throws {
        // The plus keeps SQLite from searching `s` by the range of days that it derives for it, once for each line.
        try connection.query(
            """
            SELECT COALESCE(l.group_id, l.id), s.import_id FROM statement_line AS l CROSS JOIN line_seen AS s
            WHERE l.household = $1 AND l.account = $2 AND l.day BETWEEN $3 AND $4 AND l.import_id = $5
                AND s.household = l.household AND s.account = l.account AND s.day = +l.day AND s.line = +l.id AND s.import_id <> $5
            """, .id(household), .id(account), .day(from), .day(until), .id(id)
        ) { try body($0.integer(), $0.id()) }
        try connection.query(
            """
            SELECT COALESCE(l.group_id, l.id), l.import_id FROM line_seen AS m CROSS JOIN statement_line AS l
            WHERE m.household = $1 AND m.account = $2 AND m.day BETWEEN $3 AND $4 AND m.import_id = $5
                AND l.household = m.household AND l.account = m.account AND l.day = m.day AND l.id = m.line
            """, .id(household), .id(account), .day(from), .day(until), .id(id)
        ) { try body($0.integer(), $0.id()) }
        try connection.query(
            """
            SELECT COALESCE(l.group_id, l.id), s.import_id FROM line_seen AS m CROSS JOIN statement_line AS l CROSS JOIN line_seen AS s
            WHERE m.household = $1 AND m.account = $2 AND m.day BETWEEN $3 AND $4 AND m.import_id = $5
                AND l.household = m.household AND l.account = m.account AND l.day = m.day AND l.id = m.line
                AND s.household = m.household AND s.account = m.account AND s.day = +m.day AND s.line = +m.line AND s.import_id <> $5
            """, .id(household), .id(account), .day(from), .day(until), .id(id)
        ) { try body($0.integer(), $0.id()) }
    }

    /// Deletes the record that an import contained a line.
    package func deleteSighting(of line: StatementLineRecord, by importID: ID<StatementImport>) throws {
        try connection.execute(
            "DELETE FROM line_seen WHERE household = $1 AND account = $2 AND day = $3 AND line = $4 AND import_id = $5", .id(household),
            .id(line.account), .day(line.day), .integer(line.id), .id(importID))
    }

    /// Deletes the records that an import contained known lines of an account within some days.
    package func deleteSightings(account: ID<Account>, from: Day, until: Day, by importID: ID<StatementImport>) throws {
        try connection.execute(
            "DELETE FROM line_seen WHERE household = $1 AND account = $2 AND day BETWEEN $3 AND $4 AND import_id = $5", .id(household),
            .id(account), .day(from), .day(until), .id(importID))
    }
}
