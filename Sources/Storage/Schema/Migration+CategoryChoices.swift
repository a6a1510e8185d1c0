extension Migration {
    /// The ledger's part of version 22: the categories that a household chose for normalised payees, and why each imported line has its
    /// category.
    package static let categoryChoices = Migration(
        version: 22,
        statements: [
            // One row for each normalised payee and direction of money. amount is that of the last line, unsigned.
            """
            CREATE TABLE category_choice (
                household INTEGER NOT NULL REFERENCES household (id),
                payee TEXT NOT NULL,
                is_income INTEGER NOT NULL CHECK (is_income IN (0, 1)),
                id INTEGER NOT NULL,
                category INTEGER NOT NULL,
                memo TEXT NOT NULL,
                amount INTEGER NOT NULL,
                line_count INTEGER NOT NULL,
                chosen_at INTEGER NOT NULL,
                PRIMARY KEY (household, payee, is_income)
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE INDEX category_choice_chosen ON category_choice (household, chosen_at)",
            "ALTER TABLE statement_line ADD COLUMN reason INTEGER NOT NULL DEFAULT 0",
            "ALTER TABLE statement_line ADD COLUMN reason_detail TEXT",
        ])
}
