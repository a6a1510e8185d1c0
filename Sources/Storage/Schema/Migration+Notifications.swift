extension Migration {
    /// Version 7: notifications, notification settings, due e-mail, and known sign-in origins.
    ///
    /// Timestamps are in milliseconds since 1970.
    static let notifications = Migration(
        version: 7,
        statements: [
            // The number of the member's unread notifications, so that pages need not count them.
            "ALTER TABLE member ADD COLUMN unread INTEGER NOT NULL DEFAULT 0",
            // When the notification is due to be sent by e-mail; NULL if not, or already sent.
            """
            CREATE TABLE notification (
                household INTEGER NOT NULL,
                member INTEGER NOT NULL REFERENCES member (id),
                id INTEGER NOT NULL,
                kind TEXT NOT NULL,
                subject TEXT NOT NULL,
                amount INTEGER,
                currency INTEGER,
                day INTEGER,
                how_many INTEGER NOT NULL,
                detail TEXT NOT NULL,
                path TEXT NOT NULL,
                at INTEGER NOT NULL,
                is_read INTEGER NOT NULL,
                mail_due_at INTEGER,
                PRIMARY KEY (household, member, id)
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE INDEX notification_mail ON notification (household, member, mail_due_at) WHERE mail_due_at IS NOT NULL",
            // The deduplication key of each notification; it is kept when the notification is deleted.
            """
            CREATE TABLE notification_told (
                household INTEGER NOT NULL,
                member INTEGER NOT NULL REFERENCES member (id),
                told_key TEXT NOT NULL,
                notification INTEGER NOT NULL,
                at INTEGER NOT NULL,
                PRIMARY KEY (household, member, told_key)
            ) STRICT, WITHOUT ROWID
            """,
            // No row means the defaults. Types are raw values separated by spaces.
            """
            CREATE TABLE notification_settings (
                household INTEGER NOT NULL,
                member INTEGER NOT NULL REFERENCES member (id),
                muted_types TEXT NOT NULL,
                mailed_types TEXT NOT NULL,
                email TEXT,
                lead_days INTEGER NOT NULL CHECK (lead_days BETWEEN 0 AND 30),
                minimum INTEGER CHECK (minimum > 0),
                minimum_currency INTEGER,
                quiet_start INTEGER,
                quiet_end INTEGER,
                is_digest INTEGER NOT NULL,
                digest_hour INTEGER NOT NULL CHECK (digest_hour BETWEEN 0 AND 23),
                revision INTEGER NOT NULL,
                PRIMARY KEY (household, member)
            ) STRICT, WITHOUT ROWID
            """,
            // Hashes of the addresses and browsers of earlier sign-ins, to notify members of new ones.
            """
            CREATE TABLE known_origin (
                member INTEGER NOT NULL REFERENCES member (id),
                hash BLOB NOT NULL,
                seen_at INTEGER NOT NULL,
                PRIMARY KEY (member, hash)
            ) STRICT, WITHOUT ROWID
            """,
        ])
}
