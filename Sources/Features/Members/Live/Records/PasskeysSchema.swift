package import Storage

extension Migration {
    /// Version 42: passkeys, and challenges of passkeys that were used.
    package static let passkeys = Migration(
        version: 42,
        statements: [
            """
            CREATE TABLE passkey (
                household INTEGER NOT NULL,
                id INTEGER NOT NULL,
                member INTEGER NOT NULL,
                credential_id BLOB NOT NULL,
                public_key BLOB NOT NULL,
                algorithm INTEGER NOT NULL,
                counter INTEGER NOT NULL,
                host TEXT NOT NULL,
                name TEXT NOT NULL,
                created_at INTEGER NOT NULL,
                used_at INTEGER,
                is_backed_up INTEGER NOT NULL,
                PRIMARY KEY (household, id),
                FOREIGN KEY (household, member) REFERENCES member (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE UNIQUE INDEX passkey_credential ON passkey (household, credential_id)",
            "CREATE INDEX passkey_member ON passkey (household, member)",
            """
            CREATE TABLE passkey_challenge (
                household INTEGER NOT NULL REFERENCES household (id),
                hash BLOB NOT NULL,
                expires_at INTEGER NOT NULL,
                PRIMARY KEY (household, hash)
            ) STRICT, WITHOUT ROWID
            """,
        ])
}
