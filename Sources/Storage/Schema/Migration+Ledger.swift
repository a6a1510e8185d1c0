extension Migration {
    /// Version 1: households, their accounts and categories, transactions with balances and month totals, rules, rates, the audit trail.
    ///
    /// Every key of a household's table begins with `household`. Amounts are in minor units, days are days since 1970, months are
    /// `year * 12 + month - 1`, currencies are their three letters in 24 bits, booleans are 0 or 1.
    static let ledger = Migration(
        version: 1,
        statements: [
            """
            CREATE TABLE household (
                id INTEGER NOT NULL PRIMARY KEY,
                name TEXT NOT NULL,
                currency INTEGER NOT NULL,
                time_zone TEXT NOT NULL,
                number_key BLOB NOT NULL,
                created_at INTEGER NOT NULL,
                revision INTEGER NOT NULL
            ) STRICT
            """,
            // All ledger accounts: own accounts, categories, equity and conversion.
            """
            CREATE TABLE account (
                household INTEGER NOT NULL REFERENCES household (id),
                id INTEGER NOT NULL,
                role TEXT NOT NULL CHECK (role IN ('own', 'category', 'equity', 'conversion')),
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
            """,
            """
            CREATE TABLE account_balance (
                household INTEGER NOT NULL,
                account INTEGER NOT NULL,
                currency INTEGER NOT NULL,
                booked INTEGER NOT NULL,
                pending_out INTEGER NOT NULL CHECK (pending_out >= 0),
                entries INTEGER NOT NULL CHECK (entries >= 0),
                PRIMARY KEY (household, account, currency),
                FOREIGN KEY (household, account) REFERENCES account (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            """
            CREATE TABLE payee (
                household INTEGER NOT NULL REFERENCES household (id),
                id INTEGER NOT NULL,
                name TEXT NOT NULL,
                spending_category INTEGER,
                income_category INTEGER,
                PRIMARY KEY (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE UNIQUE INDEX payee_name ON payee (household, name)",
            // Payees have no foreign key: they are never deleted, and the check would cost a lookup per row.
            """
            CREATE TABLE txn (
                household INTEGER NOT NULL,
                id INTEGER NOT NULL,
                group_id INTEGER NOT NULL,
                amount INTEGER NOT NULL CHECK (amount > 0),
                currency INTEGER NOT NULL,
                source INTEGER NOT NULL,
                source_day INTEGER NOT NULL,
                destination INTEGER NOT NULL,
                destination_day INTEGER NOT NULL,
                status INTEGER NOT NULL CHECK (status BETWEEN 0 AND 3),
                payee INTEGER NOT NULL,
                note TEXT NOT NULL,
                reference TEXT,
                foreign_amount INTEGER,
                foreign_currency INTEGER,
                text_key INTEGER,
                revision INTEGER NOT NULL,
                PRIMARY KEY (household, group_id, id),
                CHECK (source <> destination),
                FOREIGN KEY (household, source, currency) REFERENCES account_balance (household, account, currency),
                FOREIGN KEY (household, destination, currency) REFERENCES account_balance (household, account, currency)
            ) STRICT, WITHOUT ROWID
            """,
            // With the status before the group, SQLite prefers this index to the primary key.
            "CREATE INDEX txn_pending ON txn (household, status, group_id) WHERE status = 0",
            "CREATE INDEX txn_source ON txn (household, source, source_day, group_id, id)",
            "CREATE INDEX txn_destination ON txn (household, destination, destination_day, group_id, id)",
            """
            CREATE TABLE month_total (
                household INTEGER NOT NULL,
                account INTEGER NOT NULL,
                currency INTEGER NOT NULL,
                month INTEGER NOT NULL,
                money_in INTEGER NOT NULL CHECK (money_in >= 0),
                money_out INTEGER NOT NULL CHECK (money_out >= 0),
                PRIMARY KEY (household, account, currency, month),
                FOREIGN KEY (household, account, currency) REFERENCES account_balance (household, account, currency)
            ) STRICT, WITHOUT ROWID
            """,
            """
            CREATE TABLE tag (
                household INTEGER NOT NULL REFERENCES household (id),
                id INTEGER NOT NULL,
                name TEXT NOT NULL,
                PRIMARY KEY (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE UNIQUE INDEX tag_name ON tag (household, name)",
            """
            CREATE TABLE group_tag (
                household INTEGER NOT NULL,
                group_id INTEGER NOT NULL,
                tag INTEGER NOT NULL,
                PRIMARY KEY (household, group_id, tag),
                FOREIGN KEY (household, tag) REFERENCES tag (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            """
            CREATE TABLE category_rule (
                household INTEGER NOT NULL REFERENCES household (id),
                id INTEGER NOT NULL,
                sequence INTEGER NOT NULL,
                payee_test TEXT NOT NULL CHECK (payee_test IN ('any', 'contains', 'equals', 'matches')),
                payee_text TEXT NOT NULL,
                minimum INTEGER,
                maximum INTEGER,
                account INTEGER,
                category INTEGER,
                tags TEXT NOT NULL,
                payee_name TEXT,
                PRIMARY KEY (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            // Rates learned from a household's own currency conversions reveal its finances, so rates belong to a household.
            """
            CREATE TABLE exchange_rate (
                household INTEGER NOT NULL REFERENCES household (id),
                base INTEGER NOT NULL,
                quote INTEGER NOT NULL,
                day INTEGER NOT NULL,
                mantissa INTEGER NOT NULL CHECK (mantissa > 0),
                scale INTEGER NOT NULL CHECK (scale BETWEEN 0 AND 18),
                source TEXT NOT NULL,
                PRIMARY KEY (household, base, quote, day)
            ) STRICT, WITHOUT ROWID
            """,
            """
            CREATE TABLE audit (
                household INTEGER NOT NULL REFERENCES household (id),
                id INTEGER NOT NULL,
                at INTEGER NOT NULL,
                member INTEGER,
                action TEXT NOT NULL,
                subject TEXT NOT NULL,
                image TEXT NOT NULL,
                undone INTEGER NOT NULL,
                PRIMARY KEY (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            // Maps a key of the text index, ordered by day, to its group.
            """
            CREATE TABLE text_entry (
                text_key INTEGER NOT NULL PRIMARY KEY,
                household INTEGER NOT NULL,
                group_id INTEGER NOT NULL
            ) STRICT
            """,
        ])
}
