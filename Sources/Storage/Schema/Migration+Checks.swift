import Models

extension Migration {
    /// Version 4: reconciliation with paper statements and closed days, attachments, keys of processed requests, and case-folded names of
    /// payees.
    static let checks = Migration(
        version: 4,
        statements: [
            // The days up to which an account is closed. Only the last closing of an account can be removed.
            """
            CREATE TABLE account_closing (
                household INTEGER NOT NULL,
                account INTEGER NOT NULL,
                day INTEGER NOT NULL,
                stated INTEGER NOT NULL,
                at INTEGER NOT NULL,
                member INTEGER,
                PRIMARY KEY (household, account, day),
                FOREIGN KEY (household, account) REFERENCES account (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            // The open check of an account, at most one.
            """
            CREATE TABLE account_check (
                household INTEGER NOT NULL,
                account INTEGER NOT NULL,
                since INTEGER,
                day INTEGER NOT NULL,
                stated INTEGER NOT NULL,
                PRIMARY KEY (household, account),
                FOREIGN KEY (household, account) REFERENCES account (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            """
            CREATE TABLE check_tick (
                household INTEGER NOT NULL,
                account INTEGER NOT NULL,
                group_id INTEGER NOT NULL,
                PRIMARY KEY (household, account, group_id),
                FOREIGN KEY (household, account) REFERENCES account (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            // Entries of closed days that were on no statement when the day was closed; a later closing clears them.
            """
            CREATE TABLE check_carried (
                household INTEGER NOT NULL,
                account INTEGER NOT NULL,
                group_id INTEGER NOT NULL,
                carried_day INTEGER NOT NULL,
                settled_day INTEGER,
                PRIMARY KEY (household, account, group_id),
                FOREIGN KEY (household, account) REFERENCES account (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            // A rowid table, because large blobs do not belong in an index. The rows of a deleted group are kept for undo.
            """
            CREATE TABLE attachment (
                household INTEGER NOT NULL REFERENCES household (id),
                id INTEGER NOT NULL,
                group_id INTEGER NOT NULL,
                name TEXT NOT NULL,
                content_type TEXT NOT NULL,
                size INTEGER NOT NULL CHECK (size > 0),
                is_deleted INTEGER NOT NULL,
                created_at INTEGER NOT NULL,
                bytes BLOB NOT NULL,
                PRIMARY KEY (household, id)
            ) STRICT
            """,
            "CREATE INDEX attachment_group ON attachment (household, group_id, is_deleted, id)",
            // The result of each request, so that a repeated request returns the same result.
            """
            CREATE TABLE request_key (
                household INTEGER NOT NULL REFERENCES household (id),
                kind TEXT NOT NULL,
                request TEXT NOT NULL,
                made INTEGER NOT NULL,
                change INTEGER,
                at INTEGER NOT NULL,
                PRIMARY KEY (household, kind, request)
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE INDEX request_key_at ON request_key (household, at)",
            "ALTER TABLE payee ADD COLUMN folded_name TEXT NOT NULL DEFAULT ''",
            "CREATE INDEX payee_folded_name ON payee (household, folded_name)",
            "CREATE INDEX group_tag_tag ON group_tag (household, tag, group_id)",
        ],
        backfill: foldPayees)

    /// Case folding is implemented in Swift, not by the engine.
    @Sendable private static func foldPayees(_ connection: Connection) throws {
        let payees = try connection.all("SELECT household, id, name FROM payee") { ($0.integer(), $0.integer(), $0.text()) }
        for (household, id, name) in payees {
            try connection.execute(
                "UPDATE payee SET folded_name = $1 WHERE household = $2 AND id = $3", .text(name.folded), .integer(household), .integer(id))
        }
    }
}
