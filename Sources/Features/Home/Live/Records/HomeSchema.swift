package import Storage

extension Migration {
    /// Version 27: searches of members.
    package static let searches = Migration(
        version: 27,
        statements: [
            // A search that a member made lately, or one that is saved under a name. Nobody else sees them.
            """
            CREATE TABLE member_search (
                household INTEGER NOT NULL,
                id INTEGER NOT NULL,
                member INTEGER NOT NULL REFERENCES member (id),
                text TEXT NOT NULL,
                name TEXT,
                used_at INTEGER NOT NULL,
                PRIMARY KEY (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE INDEX member_search_member ON member_search (household, member, used_at)",
        ])
}
