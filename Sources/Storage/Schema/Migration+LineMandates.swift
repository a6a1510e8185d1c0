extension Migration {
    /// The ledger's part of version 18: SEPA mandates of statement lines.
    package static let lineMandates = Migration(
        version: 18,
        statements: [
            // SEPA creditor and mandate of the statement line that became a transaction.
            """
            CREATE TABLE line_mandate (
                household INTEGER NOT NULL REFERENCES household (id),
                group_id INTEGER NOT NULL,
                creditor TEXT NOT NULL,
                mandate TEXT NOT NULL,
                PRIMARY KEY (household, group_id)
            ) STRICT, WITHOUT ROWID
            """
        ])
}
