extension Migration {
    /// Version 15: own accounts that files name as the counterpart of a line or split (QIF `L[Account]`, `S[Account]`).
    static let namedTransfers = Migration(
        version: 15,
        statements: [
            // The amount is in minor units from the line's account's view; the name is case-folded. Rows are deleted with their line.
            """
            CREATE TABLE named_transfer (
                household INTEGER NOT NULL,
                account INTEGER NOT NULL,
                day INTEGER NOT NULL,
                line INTEGER NOT NULL,
                sequence INTEGER NOT NULL,
                amount INTEGER NOT NULL,
                name TEXT NOT NULL,
                PRIMARY KEY (household, account, day, line, sequence),
                FOREIGN KEY (household, account, day, line) REFERENCES statement_line (household, account, day, id)
                    ON DELETE CASCADE ON UPDATE CASCADE
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE INDEX named_transfer_amount ON named_transfer (household, account, amount, name, day)",
        ])
}
