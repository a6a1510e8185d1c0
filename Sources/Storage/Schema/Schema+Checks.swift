import Models

extension Schema {

    /// Version 4: what was checked against paper statements and closed, attachments, requests that were answered already, and payees by
    /// their folded names.
    static let checks = Migration(
        version: 4,
        statements: [
            // The end of each day up to which an account was checked. Of an account only the last one can be taken away.
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
            // The check under way: one for each account.
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
            // Entries of closed days that no statement had when their day was closed; a later closing settles them.
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
            // With the rowid, because bytes of this size do not belong into an index. A group that was deleted keeps its rows for its undo.
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
            // What a request made, so that the same one answers the same when it comes again.
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
        fill: foldPayees)

    /// Folding is Coffer's own and not the engine's.
    @Sendable private static func foldPayees(_ connection: Connection) throws {
        let payees = try connection.all("SELECT household, id, name FROM payee") { ($0.integer(0), $0.integer(1), $0.text(2)) }
        for (household, id, name) in payees {
            try connection.execute(
                "UPDATE payee SET folded_name = $1 WHERE household = $2 AND id = $3", .text(name.folded), .integer(household), .integer(id))
        }
    }
}
