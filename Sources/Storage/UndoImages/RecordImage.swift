/// The rows of a record in undo images, with the columns of its table.
package struct RecordImage<R: Record>: Sendable {
    package let table: ImageTable
    private let columns: [R.Column]
    /// The names of all columns, by their raw values.
    private let names: [String]
    private let added: Set<R.Column>

    /// - Parameters:
    ///   - section: the part of an image that is read at once.
    ///   - left: columns that images do not have.
    ///   - added: columns that images of older versions do not have, with NULL as their default.
    ///   - further: columns that are no part of the record.
    package init(in section: String, without left: Set<R.Column> = [], added: Set<R.Column> = [], further: [String] = []) {
        columns = R.sql.read.filter { !left.contains($0) }
        names = R.Column.allCases.map(\.name)
        table = ImageTable(R.sql.table, in: section, columns: columns.map(\.name) + further)
        self.added = added
    }

    /// Appends a record to an image.
    package func append(_ record: R, further: Value..., to image: UndoImageWriter) throws {
        try image.append(record.values(columns) + further, to: table)
    }

    /// Decodes a row. Its revision is 1 if images do not have it.
    ///
    /// - Throws: `StorageError.undoImage` for values that no version of Coffer writes.
    package func record(_ row: ImageRow) throws -> R {
        var values = Array(repeating: Value.integer(1), count: R.Column.allCases.count)
        let found = columns.filter { !added.contains($0) || row.columns.contains(name(of: $0)) }
        for column in columns { values[Int(column.rawValue)] = found.contains(column) ? try row.value(name(of: column)) : .null }
        do {
            let record = try R(RecordRow(values))
            for column in found where record.value(column) != values[Int(column.rawValue)] {
                throw row.error("has no value of \(name(of: column))")
            }
            return record
        } catch StorageError.unknownValue(let column, _) {
            throw row.error("has an unknown \(column)")
        }
    }

    private func name(of column: R.Column) -> String { names[Int(column.rawValue)] }
}
