package import Storage

extension Migration {
    /// Version 8: queued and sent e-mail, and the addresses of calendar feeds.
    package static let mail = Migration(
        version: 8,
        statements: [
            // next_at: for a queued message the time of the next attempt; for one being sent the end of the sender's lease.
            """
            CREATE TABLE mail_message (
                household INTEGER NOT NULL REFERENCES household (id),
                id INTEGER NOT NULL,
                member INTEGER NOT NULL REFERENCES member (id),
                recipient TEXT NOT NULL,
                subject TEXT NOT NULL,
                body TEXT NOT NULL,
                state TEXT NOT NULL CHECK (state IN ('waiting', 'sending', 'sent', 'failed', 'uncertain')),
                attempts INTEGER NOT NULL CHECK (attempts >= 0),
                next_at INTEGER,
                created_at INTEGER NOT NULL,
                ended_at INTEGER,
                PRIMARY KEY (household, id),
                CHECK ((next_at IS NULL) = (ended_at IS NOT NULL))
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE INDEX mail_message_next ON mail_message (next_at) WHERE next_at IS NOT NULL",
            "CREATE INDEX mail_message_ended ON mail_message (ended_at) WHERE ended_at IS NOT NULL",
            // Looked up before the household is known, like sessions; only a hash of the address's secret is stored.
            """
            CREATE TABLE calendar_feed (
                token_hash BLOB NOT NULL PRIMARY KEY,
                id INTEGER NOT NULL,
                member INTEGER NOT NULL REFERENCES member (id),
                created_at INTEGER NOT NULL,
                used_at INTEGER
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE UNIQUE INDEX calendar_feed_id ON calendar_feed (id)",
            "CREATE INDEX calendar_feed_member ON calendar_feed (member, id)",
        ])

    /// Version 12: messages with a fixed recipient, and members who must change their passphrase.
    package static let recipients = passphraseChoices.appending(
        [
            // Set on a message about a changed address, which goes to the previous address.
            "ALTER TABLE mail_message ADD COLUMN keeps_recipient INTEGER NOT NULL DEFAULT 0"
        ])
}

extension TableRebuild {
    /// Version 38: messages and calendar feeds, whose keys and references carry the household.
    package static let mailAndCalendars = [
        TableRebuild(
            "mail_message",
            columns: """
                    household INTEGER NOT NULL REFERENCES household (id),
                    id INTEGER NOT NULL,
                    member INTEGER NOT NULL,
                    recipient TEXT NOT NULL,
                    subject TEXT NOT NULL,
                    body TEXT NOT NULL,
                    state TEXT NOT NULL CHECK (state IN ('waiting', 'sending', 'sent', 'failed', 'uncertain')),
                    attempts INTEGER NOT NULL CHECK (attempts >= 0),
                    next_at INTEGER,
                    created_at INTEGER NOT NULL,
                    ended_at INTEGER,
                    keeps_recipient INTEGER NOT NULL DEFAULT 0,
                    PRIMARY KEY (household, id),
                    CHECK ((next_at IS NULL) = (ended_at IS NOT NULL)),
                    \(toMember)
                """,
            rows: """
                SELECT household, id, member, recipient, subject, body, state, attempts, next_at, created_at, ended_at, keeps_recipient
                FROM mail_message
                """,
            indexes: [
                // By time, for the job that looks for households with due messages.
                "CREATE INDEX mail_message_next ON mail_message (next_at, household) WHERE next_at IS NOT NULL",
                "CREATE INDEX mail_message_ended ON mail_message (household, ended_at) WHERE ended_at IS NOT NULL",
            ]),
        TableRebuild(
            "calendar_feed",
            columns: """
                    household INTEGER NOT NULL,
                    member INTEGER NOT NULL,
                    token_hash BLOB NOT NULL,
                    id INTEGER NOT NULL,
                    created_at INTEGER NOT NULL,
                    used_at INTEGER,
                    PRIMARY KEY (household, token_hash),
                    \(toMember)
                """, rows: joined("calendar_feed", "token_hash", "id", "created_at", "used_at"),
            indexes: [
                "CREATE UNIQUE INDEX calendar_feed_id ON calendar_feed (household, id)",
                "CREATE INDEX calendar_feed_member ON calendar_feed (household, member, id)",
            ]),
    ]
}
