extension Migration {
    /// The ledger's part of version 26: categories that are part of others; months that begin on a working day.
    package static let categoryParts = Migration(
        version: 26,
        statements: [
            """
            CREATE TABLE category_parent (
                household INTEGER NOT NULL,
                category INTEGER NOT NULL,
                parent INTEGER NOT NULL,
                PRIMARY KEY (household, category),
                FOREIGN KEY (household, category) REFERENCES account (household, id),
                FOREIGN KEY (household, parent) REFERENCES account (household, id),
                CHECK (category <> parent)
            ) STRICT, WITHOUT ROWID
            """,
            "ALTER TABLE household ADD COLUMN month_on_working_day INTEGER NOT NULL DEFAULT 0",
        ])
}
