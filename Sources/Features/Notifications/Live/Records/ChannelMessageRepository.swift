import Models
import NotificationsModel
import Storage

/// The queue of messages to a household's channels.
final class ChannelMessageRepository: ScopedRepository {
    // MARK: - Reading

    /// All messages, newest first.
    func all() throws -> [ChannelMessage] {
        try connection.all(
            "SELECT \(Self.columns) FROM channel_message WHERE household = $1 ORDER BY id DESC", .id(household), as: Self.message)
    }

    /// When the newest message to a channel was written; nil if there is none.
    func lastCreated(for channel: ID<Channel>) throws -> Int64? {
        try connection.first(
            "SELECT created_at FROM channel_message WHERE household = $1 AND channel = $2 ORDER BY id DESC LIMIT 1", .id(household),
            .id(channel))
    }

    /// When a message to a channel is tried again; nil if none waits for that.
    func nextRetry(for channel: ID<Channel>) throws -> Int64? {
        try connection.first(
            """
            SELECT next_at FROM channel_message WHERE household = $1 AND channel = $2 AND state = 'waiting' AND attempts > 0
            ORDER BY next_at LIMIT 1
            """, .id(household), .id(channel))
    }

    // MARK: - Writing

    func insert(_ message: ChannelMessage) throws {
        try connection.execute(
            """
            INSERT INTO channel_message (household, id, channel, notifications, state, attempts, next_at, created_at)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
            """, .id(household), .id(message.id), .id(message.channel),
            .text(message.notifications.map { String($0.rawValue) }.joined(separator: " ")), .text(message.state.rawValue),
            .int(message.attempts), .optional(message.nextAt), .integer(message.createdAt))
    }

    /// Leases the oldest due messages, so that no other process sends them.
    ///
    /// - Parameter deadline: the end of the lease.
    /// - Returns: the messages with an increased number of attempts.
    func claim(_ limit: Int, at milliseconds: Int64, until deadline: Int64) throws -> [ChannelMessage] {
        var messages = try connection.all(
            """
            SELECT \(Self.columns) FROM channel_message WHERE household = $1 AND next_at <= $2 AND state = 'waiting'
            ORDER BY next_at, id LIMIT $3
            """, .id(household), .integer(milliseconds), .int(limit), as: Self.message)
        for index in messages.indices {
            try connection.execute(
                """
                UPDATE channel_message SET state = 'sending', attempts = attempts + 1, next_at = $1
                WHERE household = $2 AND id = $3 AND state = 'waiting'
                """, .integer(deadline), .id(household), .id(messages[index].id))
            messages[index].state = .sending
            messages[index].attempts += 1
            messages[index].nextAt = deadline
        }
        return messages
    }

    /// Records the result of an attempt.
    ///
    /// - Parameter next: the time of the next attempt; nil for a final state.
    /// - Returns: false if the lease had expired.
    @discardableResult
    func finish(_ message: ChannelMessage, as state: ChannelMessage.State, next: Int64? = nil, at milliseconds: Int64) throws -> Bool {
        try connection.execute(
            """
            UPDATE channel_message SET state = $1, next_at = $2, ended_at = $3
            WHERE household = $4 AND id = $5 AND state = 'sending' AND attempts = $6
            """, .text(state.rawValue), .optional(next), .optional(next == nil ? milliseconds : nil), .id(household), .id(message.id),
            .int(message.attempts)) == 1
    }

    /// Ends messages with an expired lease: they may have been accepted, so they are not sent again.
    ///
    /// - Returns: the number of such messages.
    func expireLeases(at milliseconds: Int64) throws -> Int {
        try connection.execute(
            """
            UPDATE channel_message SET state = 'uncertain', next_at = NULL, ended_at = $1
            WHERE household = $2 AND next_at <= $1 AND state = 'sending'
            """, .integer(milliseconds), .id(household))
    }

    /// Puts off the messages that wait for a channel, which takes none before a time.
    func postpone(_ channel: ID<Channel>, until milliseconds: Int64) throws {
        try connection.execute(
            """
            UPDATE channel_message SET next_at = $1
            WHERE household = $2 AND channel = $3 AND state = 'waiting' AND next_at < $1
            """, .integer(milliseconds), .id(household), .id(channel))
    }

    /// Ends the messages that wait for a channel, which takes no more.
    func cancelWaiting(for channel: ID<Channel>, at milliseconds: Int64) throws {
        try connection.execute(
            """
            UPDATE channel_message SET state = 'failed', next_at = NULL, ended_at = $1
            WHERE household = $2 AND channel = $3 AND state = 'waiting'
            """, .integer(milliseconds), .id(household), .id(channel))
    }

    /// Cancels all queued messages, which were either sent since the database was copied or are out of date, and what of notifications is
    /// due for channels; they stay in the app.
    func cancelAll() throws {
        try connection.execute(
            """
            UPDATE channel_message SET state = 'uncertain', next_at = NULL, ended_at = created_at
            WHERE household = $1 AND next_at IS NOT NULL
            """, .id(household))
        try connection.execute(
            "UPDATE notification SET channels_due_at = NULL WHERE household = $1 AND channels_due_at IS NOT NULL", .id(household))
    }

    /// Makes messages due whose time is implausibly far in the future because of a wrong clock.
    ///
    /// - Parameters:
    ///   - milliseconds: the current time.
    ///   - message: the latest plausible time of a queued message.
    ///   - notification: the latest plausible time of a notification.
    func correctFutureTimes(to milliseconds: Int64, messagesAfter message: Int64, notificationsAfter notification: Int64) throws {
        try connection.execute(
            "UPDATE channel_message SET next_at = $1 WHERE household = $2 AND next_at > $3", .integer(milliseconds), .id(household),
            .integer(message))
        try connection.execute(
            "UPDATE notification SET channels_due_at = $1 WHERE household = $2 AND channels_due_at > $3", .integer(milliseconds),
            .id(household), .integer(notification))
    }

    /// Deletes the messages of a channel.
    func deleteAll(for channel: ID<Channel>) throws {
        try connection.execute("DELETE FROM channel_message WHERE household = $1 AND channel = $2", .id(household), .id(channel))
    }

    /// Deletes messages that ended before a time.
    func delete(endedBefore milliseconds: Int64) throws {
        try connection.execute(
            "DELETE FROM channel_message WHERE household = $1 AND ended_at < $2", .id(household), .integer(milliseconds))
    }

    /// The columns that `message` decodes.
    private static let columns: SQL = "id, channel, notifications, created_at, state, attempts, next_at, ended_at"

    private static func message(_ row: inout Row) throws(StorageError) -> ChannelMessage {
        let (id, channel): (ID<ChannelMessage>, ID<Channel>) = (row.id(), row.id())
        let notifications = row.text().split(separator: " ").compactMap { Int64($0) }.map { ID<Notification>(rawValue: $0) }
        var message = ChannelMessage(id: id, channel: channel, notifications: notifications, createdAt: row.integer())
        message.state = try row.value("state")
        message.attempts = row.int()
        message.nextAt = row.optionalInteger()
        message.endedAt = row.optionalInteger()
        return message
    }
}
