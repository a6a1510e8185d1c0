package import Storage

extension Migration {
    /// Version 21: files of expenses, the guests who may change expenses, what the transactions of settlements were before, and those that a
    /// member has said are none.
    package static let sharedFiles = attachedObjects.appending(
        [
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

    /// Version 29: what a purchase and its refund have in common, so that they leave no cent with anybody.
    package static let rotations = Migration(
        version: 29,
        statements: [
            // Decides who bears left-over units; NULL: the id of the expense.
            "ALTER TABLE expense ADD COLUMN rotation INTEGER"
        ])
}
