package import Storage

extension Migration {
    /// Version 44: providers of sign-in, the identities of members there, and ways to them that were begun.
    package static let signInProviders = Migration.sessionProviders.appending([
        // The claim is empty where nobody becomes a member.
        """
        CREATE TABLE sign_in_provider (
            household INTEGER NOT NULL REFERENCES household (id),
            id INTEGER NOT NULL,
            name TEXT NOT NULL,
            folded_name TEXT NOT NULL,
            issuer TEXT NOT NULL,
            client_id TEXT NOT NULL,
            sealed_secret BLOB,
            makes_members INTEGER NOT NULL,
            claim TEXT NOT NULL,
            claim_value TEXT NOT NULL,
            role TEXT NOT NULL CHECK (role IN ('member', 'viewer')),
            is_enabled INTEGER NOT NULL,
            created_at INTEGER NOT NULL,
            revision INTEGER NOT NULL,
            PRIMARY KEY (household, id)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE UNIQUE INDEX sign_in_provider_name ON sign_in_provider (household, folded_name)",
        // Without a subject the person is expected by an address, which is in lower case.
        """
        CREATE TABLE member_identity (
            household INTEGER NOT NULL,
            id INTEGER NOT NULL,
            provider INTEGER NOT NULL,
            member INTEGER NOT NULL,
            subject TEXT,
            email TEXT,
            is_self_linked INTEGER NOT NULL,
            created_at INTEGER NOT NULL,
            used_at INTEGER,
            PRIMARY KEY (household, id),
            CHECK (subject IS NOT NULL OR email IS NOT NULL),
            FOREIGN KEY (household, provider) REFERENCES sign_in_provider (household, id),
            FOREIGN KEY (household, member) REFERENCES member (household, id)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE UNIQUE INDEX member_identity_subject ON member_identity (household, provider, subject)",
        "CREATE UNIQUE INDEX member_identity_email ON member_identity (household, provider, email)",
        "CREATE INDEX member_identity_member ON member_identity (household, member)",
        // A way is bound to a browser, or to the session of a member.
        """
        CREATE TABLE sign_in_attempt (
            household INTEGER NOT NULL,
            state_hash BLOB NOT NULL,
            provider INTEGER NOT NULL,
            nonce TEXT NOT NULL,
            sealed_verifier BLOB NOT NULL,
            next TEXT NOT NULL,
            purpose TEXT NOT NULL CHECK (purpose IN ('sign-in', 'link', 'confirm')),
            browser_hash BLOB,
            member INTEGER,
            session INTEGER,
            created_at INTEGER NOT NULL,
            PRIMARY KEY (household, state_hash),
            CHECK ((browser_hash IS NULL) = (member IS NOT NULL AND session IS NOT NULL)),
            FOREIGN KEY (household, provider) REFERENCES sign_in_provider (household, id),
            FOREIGN KEY (household, member) REFERENCES member (household, id)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX sign_in_attempt_provider ON sign_in_attempt (household, provider)",
        "CREATE INDEX sign_in_attempt_time ON sign_in_attempt (household, created_at)",
    ])
}
