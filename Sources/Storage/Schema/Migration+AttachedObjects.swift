extension Migration {
    /// The ledger's part of version 21: files of other objects than transactions.
    package static let attachedObjects = Migration(
        version: 21,
        statements: [
            // `group_id` is then the id of an expense.
            "ALTER TABLE attachment ADD COLUMN is_of_expense INTEGER NOT NULL DEFAULT 0 CHECK (is_of_expense IN (0, 1))"
        ])
}
