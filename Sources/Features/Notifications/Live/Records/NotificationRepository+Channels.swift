import Models
import Storage

/// Notifications to be sent to channels.
extension NotificationRepository {
    /// The members with notifications due for their channels at a time.
    func membersWithDueChannels(at milliseconds: Int64) throws -> [ID<Member>] {
        try connection.all(
            """
            SELECT DISTINCT member FROM notification
            WHERE household = $1 AND channels_due_at IS NOT NULL AND channels_due_at <= $2 ORDER BY member
            """, .id(household), .integer(milliseconds))
    }

    /// A member's notifications due for channels at a time, oldest first.
    func dueForChannels(of member: ID<Member>, at milliseconds: Int64, limit: Int) throws -> [ID<Notification>] {
        try connection.all(
            """
            SELECT id FROM notification
            WHERE household = $1 AND member = $2 AND channels_due_at IS NOT NULL AND channels_due_at <= $3 ORDER BY id LIMIT $4
            """, .id(household), .id(member), .integer(milliseconds), .int(limit)
        ) { $0.id() }
    }

    /// Records that some of a member's notifications were handed to the channels.
    func clearChannelsDue(for ids: [ID<Notification>], of member: ID<Member>) throws {
        for id in ids {
            try connection.execute(
                "UPDATE notification SET channels_due_at = NULL WHERE household = $1 AND member = $2 AND id = $3", .id(household),
                .id(member), .id(id))
        }
    }

    /// Cancels what is due for the channels of a member.
    func cancelChannels(of member: ID<Member>) throws {
        try connection.execute(
            "UPDATE notification SET channels_due_at = NULL WHERE household = $1 AND member = $2 AND channels_due_at IS NOT NULL",
            .id(household), .id(member))
    }
}
