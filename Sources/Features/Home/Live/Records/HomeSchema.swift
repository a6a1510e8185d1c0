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

    /// Version 37: what a notice offers next, which is the members' part of it, and households that have hidden the first steps of Home.
    package static let firstSteps = noticeSteps.appending([
        """
        CREATE TABLE hidden_first_steps (
            household INTEGER NOT NULL PRIMARY KEY REFERENCES household (id),
            hidden_at INTEGER NOT NULL
        ) STRICT
        """
    ])
}

extension TableRebuild {
    /// Version 38: searches whose references to members carry the household.
    package static let memberSearch = TableRebuild(
        "member_search",
        columns: """
                household INTEGER NOT NULL,
                id INTEGER NOT NULL,
                member INTEGER NOT NULL,
                text TEXT NOT NULL,
                name TEXT,
                used_at INTEGER NOT NULL,
                PRIMARY KEY (household, id),
                \(toMember)
            """, rows: "SELECT household, id, member, text, name, used_at FROM member_search",
        indexes: ["CREATE INDEX member_search_member ON member_search (household, member, used_at)"])
}
