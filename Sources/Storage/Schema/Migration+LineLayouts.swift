extension Migration {
    /// Version 28: the column layouts of statement lines, and what stays after the undo of an import.
    static let lineLayouts = Migration(
        version: 28,
        statements: [
            // A hash of the columns of a CSV file; 0 for other formats and for lines of older imports.
            "ALTER TABLE statement_line ADD COLUMN layout INTEGER NOT NULL DEFAULT 0",
            // The number of lines that stayed when the import was undone, because other imports contained them.
            "ALTER TABLE statement_import ADD COLUMN staying_lines INTEGER NOT NULL DEFAULT 0",
        ])
}
