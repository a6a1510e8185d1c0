import Models
import Storage

/// The e-mail queue of a household.
final class MailRepository: ScopedRepository {
    // MARK: - Reading

    /// All messages, newest first.
    func all() throws -> [MailRecord] {
        try connection.all(
            "SELECT \(Self.columns) FROM mail_message WHERE household = $1 ORDER BY id DESC", .id(household), as: Self.record)
    }

    /// The number of a member's messages with a fixed recipient created since a time.
    func countFixedRecipient(of member: ID<Member>, since milliseconds: Int64) throws -> Int {
        try connection.first(
            "SELECT COUNT(*) FROM mail_message WHERE household = $1 AND member = $2 AND keeps_recipient = 1 AND created_at > $3",
            .id(household), .id(member), .integer(milliseconds)) ?? 0
    }

    // MARK: - Writing

    /// Inserts a message.
    func insert(_ record: MailRecord) throws {
        try connection.execute(
            """
            INSERT INTO mail_message (household, id, member, recipient, subject, body, state, attempts, next_at, created_at,
                keeps_recipient)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
            """, .id(household), .id(record.id), .id(record.member), .text(record.recipient), .text(record.subject), .text(record.body),
            .text(record.state.rawValue), .int(record.attempts), .optional(record.nextAt),
            .integer(record.createdAt), .bool(record.keepsRecipient))
    }

    /// Deletes the messages of a member.
    func deleteAll(of member: ID<Member>) throws {
        try connection.execute("DELETE FROM mail_message WHERE household = $1 AND member = $2", .id(household), .id(member))
    }

    /// Leases the oldest due message, so that no other process sends it.
    ///
    /// - Parameter deadline: the end of the lease.
    /// - Returns: the message with an increased number of attempts; nil if none is due.
    func claim(at milliseconds: Int64, until deadline: Int64) throws -> MailRecord? {
        let found = try connection.first(
            """
            SELECT \(Self.columns) FROM mail_message WHERE household = $1 AND next_at <= $2 AND state = 'waiting' ORDER BY next_at, id LIMIT 1
            """, .id(household), .integer(milliseconds), as: Self.record)
        guard var record = found else { return nil }
        try connection.execute(
            "UPDATE mail_message SET state = 'sending', attempts = attempts + 1, next_at = $1 WHERE household = $2 AND id = $3 AND state = 'waiting'",
            .integer(deadline), .id(household), .id(record.id))
        record.state = .sending
        record.attempts += 1
        record.nextAt = deadline
        return record
    }

    /// Records the result of an attempt.
    ///
    /// - Parameter next: the time of the next attempt; nil for a final state.
    /// - Returns: false if the lease had expired.
    @discardableResult
    func finish(_ record: MailRecord, as state: MailRecord.State, next: Int64? = nil, at milliseconds: Int64) throws -> Bool {
        try connection.execute(
            """
            UPDATE mail_message SET state = $1, next_at = $2, ended_at = $3
            WHERE household = $4 AND id = $5 AND state = 'sending' AND attempts = $6
            """, .text(state.rawValue), .optional(next), .optional(next == nil ? milliseconds : nil), .id(household), .id(record.id),
            .int(record.attempts)) == 1
    }

    /// Ends messages with an expired lease: they may have been sent, so they are not sent again.
    ///
    /// - Returns: the number of such messages.
    func expireLeases(at milliseconds: Int64) throws -> Int {
        try connection.execute(
            """
            UPDATE mail_message SET state = 'uncertain', next_at = NULL, ended_at = $1
            WHERE household = $2 AND next_at <= $1 AND state = 'sending'
            """, .integer(milliseconds), .id(household))
    }

    /// Makes messages due whose time is implausibly far in the future because of a wrong clock.
    ///
    /// - Parameters:
    ///   - milliseconds: the current time.
    ///   - message: the latest plausible time of a queued message.
    ///   - notification: the latest plausible time of a notification.
    func correctFutureTimes(to milliseconds: Int64, messagesAfter message: Int64, notificationsAfter notification: Int64) throws {
        try connection.execute(
            "UPDATE mail_message SET next_at = $1 WHERE household = $2 AND next_at > $3", .integer(milliseconds), .id(household),
            .integer(message))
        try connection.execute(
            "UPDATE notification SET mail_due_at = $1 WHERE household = $2 AND mail_due_at > $3", .integer(milliseconds), .id(household),
            .integer(notification))
    }

    /// Cancels all queued messages, which were either sent since the database was copied or are out of date, and the e-mail of notifications,
    /// which stay in the app.
    func cancelAll() throws {
        try connection.execute(
            """
            UPDATE mail_message SET state = 'uncertain', next_at = NULL, ended_at = created_at WHERE household = $1 AND next_at IS NOT NULL
            """, .id(household))
        try connection.execute(
            "UPDATE notification SET mail_due_at = NULL WHERE household = $1 AND mail_due_at IS NOT NULL", .id(household))
    }

    /// Deletes messages that ended before a time.
    func delete(endedBefore milliseconds: Int64) throws {
        try connection.execute("DELETE FROM mail_message WHERE household = $1 AND ended_at < $2", .id(household), .integer(milliseconds))
    }

    /// The columns that `record` decodes.
    private static let columns: SQL =
        "id, member, recipient, keeps_recipient, subject, body, created_at, state, attempts, next_at, ended_at"

    private static func record(_ row: inout Row) throws(StorageError) -> MailRecord {
        var record = MailRecord(
            id: row.id(), member: row.id(), recipient: row.text(), keepsRecipient: row.bool(), subject: row.text(),
            body: row.text(), createdAt: row.integer())
        record.state = try row.value("state")
        record.attempts = row.int()
        record.nextAt = row.optionalInteger()
        record.endedAt = row.optionalInteger()
        return record
    }
}
