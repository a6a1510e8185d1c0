/// Statements that make a table anew with other columns or keys, since SQLite cannot change those of an existing one: a copy under another
/// name is filled, the old table dropped, and the copy renamed. Indexes of the old table go with it.
package struct TableRebuild {
    /// The table.
    let table: String
    /// Columns and constraints of the new table, in SQL.
    let columns: String
    /// The rows of the old table, in the order of the new columns: a `SELECT`.
    let rows: String
    /// Indexes of the new table.
    let indexes: [String]

    package init(_ table: String, columns: String, rows: String, indexes: [String] = []) {
        self.table = table
        self.columns = columns
        self.rows = rows
        self.indexes = indexes
    }

    /// The name of the copy until it takes the table's place.
    package var copy: String { "new_" + table }

    /// Makes and fills the copy.
    var filling: [String] {
        ["CREATE TABLE \(copy) (\n\(columns)\n) STRICT, WITHOUT ROWID", "INSERT INTO \(copy) \(rows)"]
    }

    /// Puts the copy in the table's place. References to the copy follow its name.
    var replacing: [String] { ["DROP TABLE \(table)", "ALTER TABLE \(copy) RENAME TO \(table)"] + indexes }

    /// All of it, for a table to which no other one refers.
    package var statements: [String] { filling + replacing }
}
