extension Migration {
    /// Version 21: files of expenses, the guests who may change expenses, what the transactions of settlements were before, and those that a
    /// member has said are none.
    static let sharedFiles = Migration(
        version: 21,
        statements: [
            // `group_id` is then the id of an expense.
            "ALTER TABLE attachment ADD COLUMN is_of_expense INTEGER NOT NULL DEFAULT 0 CHECK (is_of_expense IN (0, 1))",
            // The member that the guest is who added it; `guest` keeps the name.
            "ALTER TABLE expense ADD COLUMN guest_member INTEGER",
            // The ledger account of the category that the transaction of a settlement had before.
            "ALTER TABLE settlement ADD COLUMN former_account INTEGER",
            """
            CREATE TABLE settlement_dismissal (
                household INTEGER NOT NULL REFERENCES household (id),
                group_id INTEGER NOT NULL,
                PRIMARY KEY (household, group_id)
            ) STRICT, WITHOUT ROWID
            """,
        ])
}
