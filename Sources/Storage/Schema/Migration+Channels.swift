extension Migration {
    /// Version 43: devices and other channels that receive notifications, their messages, and weekly summaries.
    static let channels = Migration(
        version: 43,
        statements: [
            // When the notification is due for the member's channels; NULL if not, or already handed to them.
            "ALTER TABLE notification ADD COLUMN channels_due_at INTEGER",
            """
            CREATE INDEX notification_channels ON notification (household, member, channels_due_at)
            WHERE channels_due_at IS NOT NULL
            """,
            // By time, for the job that looks for households with due notifications.
            """
            CREATE INDEX notification_channels_due ON notification (channels_due_at, household)
            WHERE channels_due_at IS NOT NULL
            """,
            // The weekday of the summary, 1 for Monday; NULL for none. It is sent for days after `summary_since`.
            "ALTER TABLE notification_settings ADD COLUMN summary_weekday INTEGER CHECK (summary_weekday BETWEEN 1 AND 7)",
            "ALTER TABLE notification_settings ADD COLUMN summary_hour INTEGER CHECK (summary_hour BETWEEN 0 AND 23)",
            "ALTER TABLE notification_settings ADD COLUMN summary_since INTEGER",
            // `target` is what is shown of the address; the address itself, keys and secrets are in `sealed`, encrypted with the key of the
            // installation. `fingerprint` is the hash of a browser's endpoint.
            """
            CREATE TABLE channel (
                household INTEGER NOT NULL REFERENCES household (id),
                id INTEGER NOT NULL,
                member INTEGER NOT NULL,
                kind TEXT NOT NULL CHECK (kind IN ('push', 'ntfy', 'webhook')),
                name TEXT NOT NULL,
                target TEXT NOT NULL,
                fingerprint BLOB,
                sealed BLOB NOT NULL,
                shows_amounts INTEGER NOT NULL,
                created_at INTEGER NOT NULL,
                used_at INTEGER,
                failed_at INTEGER,
                failure TEXT,
                ended_at INTEGER,
                PRIMARY KEY (household, id),
                CHECK ((failed_at IS NULL) = (failure IS NULL)),
                FOREIGN KEY (household, member) REFERENCES member (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE INDEX channel_member ON channel (household, member, id)",
            "CREATE UNIQUE INDEX channel_fingerprint ON channel (household, fingerprint) WHERE fingerprint IS NOT NULL",
            // `notifications` are ids between spaces; a test message has none.
            // next_at: for a waiting message the time of the next attempt; for one being sent the end of the sender's lease.
            """
            CREATE TABLE channel_message (
                household INTEGER NOT NULL REFERENCES household (id),
                id INTEGER NOT NULL,
                channel INTEGER NOT NULL,
                notifications TEXT NOT NULL,
                state TEXT NOT NULL CHECK (state IN ('waiting', 'sending', 'sent', 'failed', 'uncertain')),
                attempts INTEGER NOT NULL CHECK (attempts >= 0),
                next_at INTEGER,
                created_at INTEGER NOT NULL,
                ended_at INTEGER,
                PRIMARY KEY (household, id),
                CHECK ((next_at IS NULL) = (ended_at IS NOT NULL)),
                FOREIGN KEY (household, channel) REFERENCES channel (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE INDEX channel_message_channel ON channel_message (household, channel)",
            "CREATE INDEX channel_message_next ON channel_message (next_at, household) WHERE next_at IS NOT NULL",
            "CREATE INDEX channel_message_ended ON channel_message (household, ended_at) WHERE ended_at IS NOT NULL",
        ])
}
