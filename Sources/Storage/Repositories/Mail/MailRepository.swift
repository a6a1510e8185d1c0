package import Models

/// What goes out by e-mail, of all households: whoever sends it works for all of them.
package struct MailRepository {
    let connection: Connection

    package init(_ connection: Connection) {
        self.connection = connection
    }

    // MARK: - Reading

    /// Whether anything is to be written, sent or given up; one look at two indexes that hold only what waits.
    package func hasWork(at milliseconds: Int64) throws -> Bool {
        try connection.first(
            """
            SELECT CASE WHEN EXISTS (SELECT 1 FROM mail_message WHERE next_at <= $1)
                OR EXISTS (SELECT 1 FROM notification WHERE mail_due_at <= $1) THEN 1 ELSE 0 END
            """, .integer(milliseconds)
        ) { $0.bool(0) } ?? false
    }

    /// A household's messages, newest first.
    package func all(of household: ID<Household>) throws -> [MailRecord] {
        try connection.all(
            """
            SELECT household, id, member, recipient, subject, body, state, attempts, next_at, created_at, ended_at, keeps_recipient
            FROM mail_message
            WHERE household = $1 ORDER BY id DESC
            """, .id(household), as: Self.record)
    }

    /// How many messages of a member that keep their recipient were written since an instant.
    package func countKeepingRecipient(of member: ID<Member>, in household: ID<Household>, since milliseconds: Int64) throws -> Int {
        try connection.first(
            """
            SELECT COUNT(*) FROM mail_message WHERE household = $1 AND member = $2 AND keeps_recipient = 1 AND created_at > $3
            """, .id(household), .id(member), .integer(milliseconds)
        ) { $0.int(0) } ?? 0
    }

    // MARK: - Writing

    package func insert(_ record: MailRecord) throws {
        try connection.execute(
            """
            INSERT INTO mail_message (household, id, member, recipient, subject, body, state, attempts, next_at, created_at,
                keeps_recipient)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
            """, .id(record.household), .id(record.id), .id(record.member), .text(record.recipient), .text(record.subject),
            .text(record.body), .text(record.state.rawValue), .int(record.attempts), .optional(record.nextAt),
            .integer(record.createdAt), .bool(record.keepsRecipient))
    }

    /// Takes the message that has waited longest for its turn, so that nobody else sends it.
    ///
    /// - Parameter deadline: until when it has to be said how it ended.
    /// - Returns: the message, with this attempt counted; nil where none is due.
    package func claim(at milliseconds: Int64, until deadline: Int64) throws -> MailRecord? {
        let found = try connection.first(
            """
            SELECT household, id, member, recipient, subject, body, state, attempts, next_at, created_at, ended_at, keeps_recipient
            FROM mail_message
            WHERE next_at <= $1 AND state = 'waiting' ORDER BY next_at, household, id LIMIT 1
            """, .integer(milliseconds), as: Self.record)
        guard var record = found else { return nil }
        try connection.execute(
            """
            UPDATE mail_message SET state = 'sending', attempts = attempts + 1, next_at = $1
            WHERE household = $2 AND id = $3 AND state = 'waiting'
            """, .integer(deadline), .id(record.household), .id(record.id))
        record.state = .sending
        record.attempts += 1
        record.nextAt = deadline
        return record
    }

    /// Says how an attempt ended.
    ///
    /// - Parameter next: when it is tried again; nil: it has ended.
    /// - Returns: false where nobody was sending it any more.
    @discardableResult
    package func end(_ record: MailRecord, as state: MailRecord.State, next: Int64? = nil, at milliseconds: Int64) throws -> Bool {
        try connection.execute(
            """
            UPDATE mail_message SET state = $1, next_at = $2, ended_at = $3
            WHERE household = $4 AND id = $5 AND state = 'sending' AND attempts = $6
            """, .text(state.rawValue), .optional(next), .optional(next == nil ? milliseconds : nil), .id(record.household),
            .id(record.id), .int(record.attempts)) == 1
    }

    /// Ends what nobody has said anything about in time: it may have been sent, so it is not sent again.
    ///
    /// - Returns: how many there were.
    package func giveUp(at milliseconds: Int64) throws -> Int {
        try connection.execute(
            "UPDATE mail_message SET state = 'uncertain', next_at = NULL, ended_at = $1 WHERE next_at <= $1 AND state = 'sending'",
            .integer(milliseconds))
    }

    /// Makes due what waits for longer than anything does, because a clock that was wrong has set its time.
    ///
    /// - Parameters:
    ///   - milliseconds: now.
    ///   - message: the latest instant at which a message that was written by now can be due.
    ///   - notification: the same of a notification that is to be written about.
    package func bringForward(to milliseconds: Int64, messagesAfter message: Int64, notificationsAfter notification: Int64) throws {
        try connection.execute("UPDATE mail_message SET next_at = $1 WHERE next_at > $2", .integer(milliseconds), .integer(message))
        try connection.execute(
            "UPDATE notification SET mail_due_at = $1 WHERE mail_due_at > $2", .integer(milliseconds), .integer(notification))
    }

    /// Forgets what ended before an instant.
    package func forget(endedBefore milliseconds: Int64) throws {
        try connection.execute("DELETE FROM mail_message WHERE ended_at < $1", .integer(milliseconds))
    }

    private static func record(_ row: Row) throws(StorageError) -> MailRecord {
        var record = MailRecord(
            household: row.id(0), id: row.id(1), member: row.id(2), recipient: row.text(3), keepsRecipient: row.bool(11),
            subject: row.text(4), body: row.text(5), createdAt: row.integer(9))
        record.state = try row.value(6, "state")
        record.attempts = row.int(7)
        record.nextAt = row.optionalInteger(8)
        record.endedAt = row.optionalInteger(10)
        return record
    }
}
