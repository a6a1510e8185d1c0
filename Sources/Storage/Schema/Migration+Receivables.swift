extension Migration {
    /// The ledger's part of version 19: ledger accounts of what others owe.
    package static let receivables = Migration(
        version: 19,
        alterations: [
            // SQLite cannot change a check: the table is made anew. Its rows are referenced meanwhile, so references are checked at the commit.
            .sqlite: [
                "PRAGMA defer_foreign_keys = ON",
                "CREATE TEMPORARY TABLE account_copy AS SELECT * FROM account",
                "DROP TABLE account",
                accountTable,
                "INSERT INTO account SELECT * FROM account_copy",
                "DROP TABLE account_copy",
            ],
            .postgres: [
                "ALTER TABLE account DROP CONSTRAINT account_role_check",
                """
                ALTER TABLE account ADD CONSTRAINT account_role_check
                    CHECK (role IN ('own', 'category', 'receivable', 'equity', 'conversion'))
                """,
            ],
        ],
        statements: [])

    /// The table of version 1 with the role *receivable*.
    private static let accountTable = """
        CREATE TABLE account (
            household INTEGER NOT NULL REFERENCES household (id),
            id INTEGER NOT NULL,
            role TEXT NOT NULL CHECK (role IN ('own', 'category', 'receivable', 'equity', 'conversion')),
            name TEXT NOT NULL,
            folded_name TEXT NOT NULL,
            institution TEXT NOT NULL,
            kind TEXT,
            category_class TEXT,
            category_key TEXT,
            icon TEXT NOT NULL,
            color TEXT NOT NULL,
            currency INTEGER,
            number_suffix TEXT,
            number_hash BLOB,
            iban TEXT,
            credit_limit INTEGER NOT NULL CHECK (credit_limit >= 0),
            is_archived INTEGER NOT NULL,
            is_default INTEGER NOT NULL,
            opening_group INTEGER,
            opening_known INTEGER NOT NULL,
            csv_layout TEXT,
            created_at INTEGER NOT NULL,
            revision INTEGER NOT NULL,
            PRIMARY KEY (household, id),
            CHECK (role <> 'own' OR (kind IS NOT NULL AND currency IS NOT NULL)),
            CHECK (role <> 'category' OR category_class IS NOT NULL)
        ) STRICT, WITHOUT ROWID
        """
}
