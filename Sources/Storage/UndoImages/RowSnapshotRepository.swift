package import Models

/// Copies rows into undo images and inserts them again, row by row.
package final class RowSnapshotRepository: ScopedRepository {
    /// Appends the rows of an account in some tables to an image, in their order.
    package func copyRows(of account: ID<Account>, in tables: [SnapshotTable], to image: UndoImageWriter) throws {
        for table in tables { try copy(table.select, .id(account), of: table, to: image) }
    }

    /// Calls a closure with the values of each row of an account in a table, in their order.
    ///
    /// - Parameter version: leaves out columns that were added after this schema version.
    package func rows(
        of account: ID<Account>, in table: SnapshotTable, version: Int, row body: (_ values: [Value]) throws -> Void
    ) throws {
        let later = Set(table.added.filter { $0.version > version }.map(\.name))
        let kept = table.image.columns.indices.filter { !later.contains(table.image.columns[$0]) }
        try connection.query(table.select, .id(household), .id(account)) { row in
            let values = row.values
            try body(later.isEmpty ? values : kept.map { values[$0] })
        }
    }

    /// Inserts the rows of an image that are of some tables, in the order of the tables.
    package func insertRows(of image: UndoImageReader, into tables: [SnapshotTable]) throws {
        for table in tables {
            try image.rows(of: table.name) { try insert($0, of: image, into: table) }
        }
    }

    /// Inserts a row of an image.
    package func insert(_ row: ImageRow, of image: UndoImageReader, into table: SnapshotTable) throws {
        try connection.execute(table.insert, values: [.id(household)] + table.values(of: row, version: image.version))
    }

    /// Appends the rows that a query finds.
    func copy(_ sql: SQL, _ key: Value, of table: SnapshotTable, to image: UndoImageWriter) throws {
        // The rows of the writer's table are not among those that are read.
        try connection.query(sql, .id(household), key) { try image.append($0.values, to: table.image) }
    }
}
