package import Models

/// Takes snapshots of rows and inserts them again.
package struct RowSnapshotRepository {
    let connection: Connection
    let household: ID<Household>

    /// Accesses a household's rows on a connection, for the duration of its read or write.
    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    /// The rows of an account in some tables, in their order.
    package func rows(of account: ID<Account>, in tables: [SnapshotTable]) throws -> RowSnapshot {
        var snapshot = RowSnapshot()
        for table in tables { try read(table.select, .id(account), of: table, into: &snapshot) }
        return snapshot
    }

    /// Inserts the rows of a snapshot that are of some tables, in the order of the snapshot.
    package func insert(_ snapshot: RowSnapshot, into tables: [SnapshotTable]) throws {
        for rows in snapshot.tables {
            guard let table = tables.first(where: { $0.name == rows.table }) else { continue }
            for row in rows.rows { try insert(row, into: table) }
        }
    }

    /// Inserts a row.
    func insert(_ row: [RowSnapshot.Cell], into table: SnapshotTable) throws {
        try connection.execute(table.insert, values: [.id(household)] + row.map(\.value))
    }

    /// Appends the rows that a query finds.
    func read(_ sql: SQL, _ key: Value, of table: SnapshotTable, into snapshot: inout RowSnapshot) throws {
        let rows = try connection.all(sql, .id(household), key) { row in row.values.map { RowSnapshot.Cell($0) } }
        if !rows.isEmpty { snapshot.tables.append(RowSnapshot.Rows(table: table.name, rows: rows)) }
    }
}
