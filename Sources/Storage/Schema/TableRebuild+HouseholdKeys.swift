// The tables of migration 38 that Storage reads or writes itself.

extension TableRebuild {
    static let member = TableRebuild(
        "member",
        columns: """
                household INTEGER NOT NULL REFERENCES household (id),
                id INTEGER NOT NULL,
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
                counter INTEGER NOT NULL,
                unread INTEGER NOT NULL DEFAULT 0,
                must_choose_passphrase INTEGER NOT NULL DEFAULT 0,
                language TEXT NOT NULL DEFAULT 'en',
                PRIMARY KEY (household, id)
            """,
        rows: """
            SELECT household, id, name, folded_name, display_name, role, locale, appearance, shows_balance, is_disabled, created_at, revision,
                counter, unread, must_choose_passphrase, language FROM member
            """,
        indexes: ["CREATE UNIQUE INDEX member_name ON member (household, folded_name)"])

    /// Credentials, sessions, the security log, and notifications.
    static let ofMembers = [
        TableRebuild(
            "credential_passphrase",
            columns: """
                    household INTEGER NOT NULL,
                    member INTEGER NOT NULL,
                    rounds INTEGER NOT NULL CHECK (rounds > 1),
                    block_size INTEGER NOT NULL CHECK (block_size > 0),
                    parallelism INTEGER NOT NULL CHECK (parallelism > 0),
                    salt BLOB NOT NULL,
                    hash BLOB NOT NULL,
                    changed_at INTEGER NOT NULL,
                    PRIMARY KEY (household, member),
                    \(toMember)
                """, rows: joined("credential_passphrase", "rounds", "block_size", "parallelism", "salt", "hash", "changed_at")),
        TableRebuild(
            "credential_totp",
            columns: """
                    household INTEGER NOT NULL,
                    member INTEGER NOT NULL,
                    secret BLOB NOT NULL,
                    last_step INTEGER NOT NULL,
                    is_confirmed INTEGER NOT NULL,
                    created_at INTEGER NOT NULL,
                    PRIMARY KEY (household, member),
                    \(toMember)
                """, rows: joined("credential_totp", "secret", "last_step", "is_confirmed", "created_at")),
        TableRebuild(
            "credential_backup_code",
            columns: """
                    household INTEGER NOT NULL,
                    member INTEGER NOT NULL,
                    hash BLOB NOT NULL,
                    used_at INTEGER,
                    PRIMARY KEY (household, member, hash),
                    \(toMember)
                """, rows: joined("credential_backup_code", "hash", "used_at")),
        TableRebuild(
            "member_session",
            columns: """
                    household INTEGER NOT NULL,
                    member INTEGER NOT NULL,
                    token_hash BLOB NOT NULL,
                    id INTEGER NOT NULL,
                    created_at INTEGER NOT NULL,
                    used_at INTEGER NOT NULL,
                    confirmed_at INTEGER NOT NULL,
                    user_agent TEXT NOT NULL,
                    address TEXT NOT NULL,
                    notice_text TEXT,
                    notice_undo TEXT,
                    notice_next TEXT,
                    notice_at INTEGER,
                    PRIMARY KEY (household, token_hash),
                    \(toMember)
                """,
            rows: joined(
                "member_session", "token_hash", "id", "created_at", "used_at", "confirmed_at", "user_agent", "address", "notice_text",
                "notice_undo", "notice_next", "notice_at"),
            indexes: [
                "CREATE UNIQUE INDEX member_session_id ON member_session (household, id)",
                "CREATE INDEX member_session_member ON member_session (household, member)",
                "CREATE INDEX member_session_used ON member_session (household, used_at)",
            ]),
        TableRebuild(
            "pending_sign_in",
            columns: """
                    household INTEGER NOT NULL,
                    member INTEGER NOT NULL,
                    token_hash BLOB NOT NULL,
                    created_at INTEGER NOT NULL,
                    PRIMARY KEY (household, token_hash),
                    \(toMember)
                """, rows: joined("pending_sign_in", "token_hash", "created_at"),
            indexes: ["CREATE INDEX pending_sign_in_member ON pending_sign_in (household, member)"]),
        TableRebuild(
            "known_origin",
            columns: """
                    household INTEGER NOT NULL,
                    member INTEGER NOT NULL,
                    hash BLOB NOT NULL,
                    seen_at INTEGER NOT NULL,
                    PRIMARY KEY (household, member, hash),
                    \(toMember)
                """, rows: joined("known_origin", "hash", "seen_at")),
        TableRebuild(
            "security_event",
            columns: """
                    household INTEGER NOT NULL REFERENCES household (id),
                    id INTEGER NOT NULL,
                    member INTEGER,
                    kind TEXT NOT NULL,
                    at INTEGER NOT NULL,
                    address TEXT NOT NULL,
                    PRIMARY KEY (household, id),
                    \(toMember)
                """, rows: "SELECT household, id, member, kind, at, address FROM security_event"),
        TableRebuild(
            "notification",
            columns: """
                    household INTEGER NOT NULL,
                    member INTEGER NOT NULL,
                    id INTEGER NOT NULL,
                    kind TEXT NOT NULL,
                    subject TEXT NOT NULL,
                    amount INTEGER,
                    currency INTEGER,
                    day INTEGER,
                    how_many INTEGER NOT NULL,
                    detail TEXT NOT NULL,
                    object TEXT NOT NULL,
                    at INTEGER NOT NULL,
                    is_read INTEGER NOT NULL,
                    mail_due_at INTEGER,
                    PRIMARY KEY (household, member, id),
                    \(toMember)
                """,
            rows: """
                SELECT household, member, id, kind, subject, amount, currency, day, how_many, detail, object, at, is_read, mail_due_at
                FROM notification
                """,
            indexes: [
                "CREATE INDEX notification_mail ON notification (household, member, mail_due_at) WHERE mail_due_at IS NOT NULL",
                // By time, for the job that looks for households with due messages.
                "CREATE INDEX notification_due ON notification (mail_due_at, household) WHERE mail_due_at IS NOT NULL",
            ]),
        TableRebuild(
            "notification_told",
            columns: """
                    household INTEGER NOT NULL,
                    member INTEGER NOT NULL,
                    told_key TEXT NOT NULL,
                    notification INTEGER NOT NULL,
                    at INTEGER NOT NULL,
                    PRIMARY KEY (household, member, told_key),
                    \(toMember)
                """, rows: "SELECT household, member, told_key, notification, at FROM notification_told"),
        TableRebuild(
            "notification_settings",
            columns: """
                    household INTEGER NOT NULL,
                    member INTEGER NOT NULL,
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
                    PRIMARY KEY (household, member),
                    \(toMember)
                """,
            rows: """
                SELECT household, member, muted_types, mailed_types, email, lead_days, minimum, minimum_currency, quiet_start, quiet_end,
                    is_digest, digest_hour, revision FROM notification_settings
                """),
    ]

    /// Keys of the text index, and own accounts that lines name: the references of the latter no longer follow a changed key of a line, since
    /// that would change the household as well; they are checked at the commit.
    static let ofLedger = [
        TableRebuild(
            "text_entry",
            columns: """
                    household INTEGER NOT NULL,
                    text_key INTEGER NOT NULL,
                    group_id INTEGER NOT NULL,
                    PRIMARY KEY (household, text_key)
                """, rows: "SELECT household, text_key, group_id FROM text_entry"),
        TableRebuild(
            "named_transfer",
            columns: """
                    household INTEGER NOT NULL,
                    account INTEGER NOT NULL,
                    day INTEGER NOT NULL,
                    line INTEGER NOT NULL,
                    sequence INTEGER NOT NULL,
                    amount INTEGER NOT NULL,
                    name TEXT NOT NULL,
                    PRIMARY KEY (household, account, day, line, sequence),
                    FOREIGN KEY (household, account, day, line) REFERENCES statement_line (household, account, day, id)
                        ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
                """, rows: "SELECT household, account, day, line, sequence, amount, name FROM named_transfer",
            indexes: ["CREATE INDEX named_transfer_amount ON named_transfer (household, account, amount, name, day)"]),
    ]

    /// The reference of a table's `household` and `member`, until the new table of members has its name.
    package static let toMember = "FOREIGN KEY (household, member) REFERENCES new_member (household, id)"

    /// Rows of a table without a household, with that of their member: household, member, and further columns.
    package static func joined(_ table: String, _ columns: String...) -> String {
        "SELECT m.household, m.id, \(columns.map { "o." + $0 }.joined(separator: ", ")) FROM \(table) o JOIN member m ON m.id = o.member"
    }
}
