package import Storage

extension Migration {
    /// Version 20: links with which guests open a group.
    package static let guestLinks = Migration(
        version: 20,
        statements: [
            """
            CREATE TABLE guest_link (
                token_hash BLOB NOT NULL PRIMARY KEY,
                household INTEGER NOT NULL,
                id INTEGER NOT NULL,
                people_group INTEGER NOT NULL,
                can_write INTEGER NOT NULL CHECK (can_write IN (0, 1)),
                created_at INTEGER NOT NULL,
                expires_at INTEGER NOT NULL,
                used_at INTEGER,
                FOREIGN KEY (household, people_group) REFERENCES people_group (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE INDEX guest_link_group ON guest_link (household, people_group, id)",
        ])

    /// Version 32: since when links of guests were found expired, so that a wrong clock deletes none.
    package static let guestLinkExpiry = Migration(
        version: 32,
        statements: [
            // Milliseconds since 1970; NULL for a link that is valid, or was not looked at since it expired.
            "ALTER TABLE guest_link ADD COLUMN found_expired_at INTEGER"
        ])
}

extension TableRebuild {
    /// Version 38: links of guests, whose key begins with the household.
    package static let guestLinks = TableRebuild(
        "guest_link",
        columns: """
                household INTEGER NOT NULL,
                token_hash BLOB NOT NULL,
                id INTEGER NOT NULL,
                people_group INTEGER NOT NULL,
                can_write INTEGER NOT NULL CHECK (can_write IN (0, 1)),
                created_at INTEGER NOT NULL,
                expires_at INTEGER NOT NULL,
                used_at INTEGER,
                found_expired_at INTEGER,
                PRIMARY KEY (household, token_hash),
                FOREIGN KEY (household, people_group) REFERENCES people_group (household, id)
            """,
        rows:
            "SELECT household, token_hash, id, people_group, can_write, created_at, expires_at, used_at, found_expired_at FROM guest_link",
        indexes: ["CREATE INDEX guest_link_group ON guest_link (household, people_group, id)"])
}
