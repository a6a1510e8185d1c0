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
        var found: [Int64: ID<StatementImport>] = [:]
        try connection.query(
            """
            SELECT line, MIN(import_id) FROM line_seen
            WHERE household = $1 AND account = $2 AND (day, line) >= ($3, $4) AND (day, line) <= ($5, $6) GROUP BY day, line
            """, .id(household), .id(first.account), .day(first.day), .integer(first.id), .day(last.day), .integer(last.id)
        ) { found[$0.integer(0)] = $0.id(1) }
        return found
    }

    /// The oldest import after another that contained a line; nil if there is none.
    package func nextSighting(of line: StatementLineRecord, after id: ID<StatementImport>) throws -> ID<StatementImport>? {
        let found: ID<StatementImport>?? = try connection.first(
            """
            SELECT MIN(import_id) FROM line_seen WHERE household = $1 AND account = $2 AND day = $3 AND line = $4 AND import_id > $5
            """, .id(household), .id(line.account), .day(line.day), .integer(line.id), .id(id)
        ) { $0.optionalID(0) }
        return found ?? nil
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
