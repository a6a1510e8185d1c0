/// A table whose rows are kept in images of removed accounts.
package struct SnapshotTable: Sendable {

    /// A column that rows of older images do not have.
    struct AddedColumn: Sendable {
        /// The column's name.
        let name: String
        /// The schema version that added it.
        let version: Int
        /// What rows of older images get: the schema's default.
        let value: Value
    }

    /// The stored name of the table, which must not be changed, and its columns, without the household's.
    let image: ImageTable
    /// Selects the rows of a household, parameter 1, and an account, parameter 2, without the household's column.
    let select: SQL
    /// Inserts a row: the household, then the selected columns.
    let insert: SQL
    /// The columns that were added since version 16.
    let added: [AddedColumn]

    /// The stored name of the table.
    package var name: String { image.name }

    /// - Parameters:
    ///   - name: the stored name of the table, which must not be changed.
    ///   - select: selects the rows of a household, parameter 1, and an account, parameter 2, without the household's column.
    ///   - insert: inserts a row: the household, then the selected columns, in the same order. The image's columns are named like these.
    ///   - added: the columns that were added since version 16.
    init(name: String, select: SQL, insert: SQL, added: [AddedColumn] = []) {
        image = ImageTable(name, columns: insert.insertedColumns)
        self.select = select
        self.insert = insert
        self.added = added
    }

    /// The values of a row for the parameters of `insert`, after the household.
    ///
    /// Values go to the columns of the same name. A column that was added since the image was taken gets the value of `added`.
    ///
    /// - Throws: `StorageError.undoImage` for an unknown or missing column.
    func values(of row: ImageRow, version: Int) throws(StorageError) -> [Value] {
        if row.columns == image.columns { return row.values }
        for column in row.columns where !image.columns.contains(column) { throw row.error("has the unknown column \(column)") }
        var values: [Value] = []
        for column in image.columns {
            if let index = row.columns.firstIndex(of: column) {
                values.append(row.values[index])
            } else if let added = added.first(where: { $0.name == column && $0.version > version }) {
                values.append(added.value)
            } else {
                throw row.error("has no column \(column)")
            }
        }
        return values
    }
}

extension SQL {

    /// The columns of an `INSERT INTO table (household, …) VALUES` statement but the first.
    fileprivate var insertedColumns: [String] {
        guard let start = text.firstIndex(of: "("), let end = text.firstIndex(of: ")") else { return [] }
        return text[text.index(after: start)..<end].split(separator: ",").dropFirst().map { column in
            String(column.drop(while: \.isWhitespace).prefix { !$0.isWhitespace })
        }
    }
}
