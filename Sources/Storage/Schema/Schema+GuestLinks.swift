extension Schema {
    /// Version 20: links with which guests open a group.
    static let guestLinks = Migration(
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
}
