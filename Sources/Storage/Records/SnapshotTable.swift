/// A table whose rows are kept in images of removed accounts.
package struct SnapshotTable: Sendable {
    /// The stored name of the table, which must not be changed.
    let name: String
    /// Selects the rows of a household, parameter 1, and an account, parameter 2, without the household's column.
    let select: SQL
    /// Inserts a row: the household, then the selected columns.
    let insert: SQL
}
