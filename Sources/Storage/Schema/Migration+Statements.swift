extension Migration {
    /// Version 2: imports, statement lines and their state, and entries that wait for their line.
    static let statementLines = Migration(
        version: 2,
        statements: [
            """
            CREATE TABLE statement_import (
                household INTEGER NOT NULL REFERENCES household (id),
                id INTEGER NOT NULL,
                at INTEGER NOT NULL,
                member INTEGER,
                undone INTEGER NOT NULL,
                PRIMARY KEY (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            """
            CREATE TABLE import_statement (
                household INTEGER NOT NULL,
                import_id INTEGER NOT NULL,
                sequence INTEGER NOT NULL,
                account INTEGER NOT NULL,
                file TEXT NOT NULL,
                format TEXT NOT NULL,
                from_day INTEGER,
                until_day INTEGER,
                new_lines INTEGER NOT NULL,
                known_lines INTEGER NOT NULL,
                matched_lines INTEGER NOT NULL,
                transfer_lines INTEGER NOT NULL,
                rejected_lines INTEGER NOT NULL,
                made_account INTEGER NOT NULL,
                PRIMARY KEY (household, import_id, sequence),
                FOREIGN KEY (household, import_id) REFERENCES statement_import (household, id),
                FOREIGN KEY (household, account) REFERENCES account (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            // One row per imported line; a line's identity is stored here, not in txn. import_id is the first import that contained the
            // line.
            """
            CREATE TABLE statement_line (
                household INTEGER NOT NULL,
                account INTEGER NOT NULL,
                day INTEGER NOT NULL,
                id INTEGER NOT NULL,
                amount INTEGER NOT NULL,
                bank_id TEXT,
                text_hash INTEGER NOT NULL,
                format INTEGER NOT NULL,
                state INTEGER NOT NULL,
                group_id INTEGER,
                import_id INTEGER NOT NULL,
                PRIMARY KEY (household, account, day, id),
                FOREIGN KEY (household, account) REFERENCES account (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            // Further imports that contained a known line, one row each.
            """
            CREATE TABLE line_seen (
                household INTEGER NOT NULL,
                import_id INTEGER NOT NULL,
                account INTEGER NOT NULL,
                day INTEGER NOT NULL,
                line INTEGER NOT NULL,
                PRIMARY KEY (household, account, day, line, import_id),
                FOREIGN KEY (household, import_id) REFERENCES statement_import (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            // Images of existing transactions before an import changed them; new transactions are found through their lines.
            """
            CREATE TABLE import_effect (
                household INTEGER NOT NULL,
                import_id INTEGER NOT NULL,
                sequence INTEGER NOT NULL,
                group_id INTEGER NOT NULL,
                image TEXT NOT NULL,
                revision INTEGER NOT NULL,
                PRIMARY KEY (household, import_id, sequence),
                FOREIGN KEY (household, import_id) REFERENCES statement_import (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE INDEX import_effect_group ON import_effect (household, group_id)",
            // Entries without a statement line: pending ones and manual ones.
            """
            CREATE TABLE open_entry (
                household INTEGER NOT NULL,
                account INTEGER NOT NULL,
                amount INTEGER NOT NULL,
                day INTEGER NOT NULL,
                group_id INTEGER NOT NULL,
                PRIMARY KEY (household, account, amount, day, group_id)
            ) STRICT, WITHOUT ROWID
            """,
            // Balances stated by statements, including opening balances.
            """
            CREATE TABLE checkpoint (
                household INTEGER NOT NULL,
                account INTEGER NOT NULL,
                day INTEGER NOT NULL,
                import_id INTEGER NOT NULL,
                amount INTEGER NOT NULL,
                PRIMARY KEY (household, account, day, import_id),
                FOREIGN KEY (household, account) REFERENCES account (household, id)
            ) STRICT, WITHOUT ROWID
            """,
        ])
}
