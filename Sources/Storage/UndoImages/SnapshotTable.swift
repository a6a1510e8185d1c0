/// A table whose rows are kept in images of removed accounts.
package struct SnapshotTable: Sendable {
    /// A column that rows of older images do not have.
    package struct AddedColumn: Sendable {
        /// The column's name.
        let name: String
        /// The schema version that added it.
        let version: Int
        /// What rows of older images get: the schema's default.
        let value: Value

        package init(name: String, version: Int, value: Value) {
            self.name = name
            self.version = version
            self.value = value
        }
    }

    /// The stored name of the table, which must not be changed, and its columns, without the household's.
    package let image: ImageTable
    /// Selects the rows of a household, parameter 1, and an account, parameter 2, without the household's column.
    let select: SQL
    /// Inserts a row: the household, then the selected columns.
    let insert: SQL
    /// The columns that were added since version 16.
    let added: [AddedColumn]

    /// The stored name of the table.
    package var name: String { image.name }

    /// The name of the table in the database.
    private let table: String

    /// - Parameters:
    ///   - name: the stored name of the table, which must not be changed.
    ///   - table: the table's name in the database.
    ///   - columns: the names of its columns in the database and in images.
    ///   - condition: that of the rows of an account, parameter 2.
    ///   - order: the columns by which they are ordered; nil for at most one row.
    ///   - added: the columns that were added since version 16.
    package init(
        _ name: String, table: String, columns: [String], of condition: String = "account = $2", by order: String? = nil,
        added: [AddedColumn] = []
    ) {
        image = ImageTable(name, columns: columns)
        self.table = table
        self.added = added
        select = Self.select(columns, table, condition, order)
        let parameters = (1...columns.count + 1).map { "$\($0)" }.joined(separator: ", ")
        insert = SQL(engine: "INSERT INTO \(table) (household, \(columns.joined(separator: ", "))) VALUES (\(parameters))")
    }

    /// Selects the row of a household, parameter 1, with an id, parameter 2.
    var selectOne: SQL { Self.select(image.columns, table, "id = $2", nil) }

    private static func select(_ columns: [String], _ table: String, _ condition: String, _ order: String?) -> SQL {
        let end = order.map { " ORDER BY \($0)" } ?? ""
        return SQL(engine: "SELECT \(columns.joined(separator: ", ")) FROM \(table) WHERE household = $1 AND \(condition)\(end)")
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
