package import Storage

extension Migration {
    /// Version 40: invitations, links for new passphrases, and members who have left.
    package static let invitations = Migration.formerMembers.appending([
        """
        CREATE TABLE invitation (
            household INTEGER NOT NULL REFERENCES household (id),
            token_hash BLOB NOT NULL,
            id INTEGER NOT NULL,
            role TEXT CHECK (role IN ('owner', 'member', 'viewer')),
            member INTEGER,
            name TEXT NOT NULL,
            folded_name TEXT NOT NULL,
            made_by INTEGER,
            created_at INTEGER NOT NULL,
            expires_at INTEGER NOT NULL,
            PRIMARY KEY (household, token_hash),
            CHECK ((role IS NULL) <> (member IS NULL)),
            FOREIGN KEY (household, member) REFERENCES member (household, id)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE UNIQUE INDEX invitation_id ON invitation (household, id)",
    ])
}
