extension Schema {

    /// Version 7: what members are told, how they want to be told, what waits to be sent, and the addresses of calendars.
    static let notifications = Migration(
        version: 7,
        statements: [
            // The key says what it tells of, so that nobody is told the same twice, whoever looks and however often.
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
                told_key TEXT NOT NULL,
                at INTEGER NOT NULL,
                is_read INTEGER NOT NULL,
                PRIMARY KEY (household, member, id)
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE UNIQUE INDEX notification_key ON notification (household, member, told_key)",
            "CREATE INDEX notification_unread ON notification (household, member) WHERE is_read = 0",
        ])
}
