package import Storage

extension Migration {
    /// Version 31: transactions of which a member has said that they are not the two sides of one transfer.
    package static let transferDismissals = Migration(
        version: 31,
        statements: [
            // `group_id` is the transaction with the smaller id.
            """
            CREATE TABLE transfer_dismissal (
                household INTEGER NOT NULL REFERENCES household (id),
                group_id INTEGER NOT NULL,
                other_id INTEGER NOT NULL CHECK (other_id > group_id),
                PRIMARY KEY (household, group_id, other_id)
            ) STRICT, WITHOUT ROWID
            """
        ])
}
