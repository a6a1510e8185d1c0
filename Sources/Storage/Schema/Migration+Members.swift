extension Migration {
    /// Version 3: members, credentials, sessions, the security log, and the household's settings.
    ///
    /// Members, credentials and sessions are looked up before the household is known, so their keys do not begin with it. Of tokens, backup
    /// codes and attempted names only hashes are stored. Timestamps are in milliseconds since 1970.
    static let members = Migration(
        version: 3,
        statements: [
            "ALTER TABLE household ADD COLUMN idle_minutes INTEGER NOT NULL DEFAULT 30 CHECK (idle_minutes BETWEEN 5 AND 1440)",
            "ALTER TABLE household ADD COLUMN first_weekday INTEGER NOT NULL DEFAULT 1 CHECK (first_weekday BETWEEN 1 AND 7)",
            "ALTER TABLE household ADD COLUMN first_month_day INTEGER NOT NULL DEFAULT 1 CHECK (first_month_day BETWEEN 1 AND 28)",
            // NULL until the first owner exists.
            "ALTER TABLE household ADD COLUMN set_up_at INTEGER",
            // The revision covers the profile only; the counter increases with every change that the member's pages show.
            """
            CREATE TABLE member (
                id INTEGER NOT NULL PRIMARY KEY,
                household INTEGER NOT NULL REFERENCES household (id),
                name TEXT NOT NULL,
                folded_name TEXT NOT NULL,
                display_name TEXT NOT NULL,
                role TEXT NOT NULL CHECK (role IN ('owner', 'member', 'viewer')),
                locale TEXT NOT NULL,
                appearance TEXT NOT NULL CHECK (appearance IN ('system', 'light', 'dark')),
                shows_balance INTEGER NOT NULL,
                is_disabled INTEGER NOT NULL,
                created_at INTEGER NOT NULL,
                revision INTEGER NOT NULL,
                counter INTEGER NOT NULL
            ) STRICT
            """,
            "CREATE UNIQUE INDEX member_name ON member (folded_name)",
            "CREATE INDEX member_household ON member (household, id)",
            // scrypt (RFC 7914) with its parameters, so that these can be raised later.
            """
            CREATE TABLE credential_passphrase (
                member INTEGER NOT NULL PRIMARY KEY REFERENCES member (id),
                rounds INTEGER NOT NULL CHECK (rounds > 1),
                block_size INTEGER NOT NULL CHECK (block_size > 0),
                parallelism INTEGER NOT NULL CHECK (parallelism > 0),
                salt BLOB NOT NULL,
                hash BLOB NOT NULL,
                changed_at INTEGER NOT NULL
            ) STRICT
            """,
            // The TOTP secret in plain text, since every code is computed from it, and the last accepted time step, which prevents replay.
            """
            CREATE TABLE credential_totp (
                member INTEGER NOT NULL PRIMARY KEY REFERENCES member (id),
                secret BLOB NOT NULL,
                last_step INTEGER NOT NULL,
                is_confirmed INTEGER NOT NULL,
                created_at INTEGER NOT NULL
            ) STRICT
            """,
            """
            CREATE TABLE credential_backup_code (
                member INTEGER NOT NULL REFERENCES member (id),
                hash BLOB NOT NULL,
                used_at INTEGER,
                PRIMARY KEY (member, hash)
            ) STRICT, WITHOUT ROWID
            """,
            """
            CREATE TABLE member_session (
                token_hash BLOB NOT NULL PRIMARY KEY,
                id INTEGER NOT NULL,
                member INTEGER NOT NULL REFERENCES member (id),
                created_at INTEGER NOT NULL,
                used_at INTEGER NOT NULL,
                confirmed_at INTEGER NOT NULL,
                user_agent TEXT NOT NULL,
                address TEXT NOT NULL,
                notice_text TEXT,
                notice_undo TEXT,
                notice_at INTEGER
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE UNIQUE INDEX member_session_id ON member_session (id)",
            "CREATE INDEX member_session_member ON member_session (member)",
            "CREATE INDEX member_session_used ON member_session (used_at)",
            // Sign-ins that passed the passphrase and still need the second factor. Separate from sessions, so that none can be used as
            // one.
            """
            CREATE TABLE pending_sign_in (
                token_hash BLOB NOT NULL PRIMARY KEY,
                member INTEGER NOT NULL REFERENCES member (id),
                created_at INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE INDEX pending_sign_in_member ON pending_sign_in (member)",
            // Consecutive failures by user and by address. The key is a hash, because a typed name may be a passphrase.
            """
            CREATE TABLE sign_in_pace (
                key_hash BLOB NOT NULL PRIMARY KEY,
                failures INTEGER NOT NULL CHECK (failures >= 0),
                failed_at INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE INDEX sign_in_pace_failed ON sign_in_pace (failed_at)",
            """
            CREATE TABLE security_event (
                household INTEGER NOT NULL REFERENCES household (id),
                id INTEGER NOT NULL,
                member INTEGER REFERENCES member (id),
                kind TEXT NOT NULL,
                at INTEGER NOT NULL,
                address TEXT NOT NULL,
                PRIMARY KEY (household, id)
            ) STRICT, WITHOUT ROWID
            """,
        ])
}
