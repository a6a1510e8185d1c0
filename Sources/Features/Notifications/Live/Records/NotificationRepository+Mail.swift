import Models
import Storage

/// Notifications to be sent by e-mail.
extension NotificationRepository {
    /// The members with notifications due by e-mail at a time.
    func membersToMail(at milliseconds: Int64) throws -> [ID<Member>] {
        try connection.all(
            "SELECT DISTINCT member FROM notification WHERE household = $1 AND mail_due_at IS NOT NULL AND mail_due_at <= $2 ORDER BY member",
            .id(household), .integer(milliseconds))
    }

    /// A member's notifications due by e-mail at a time, oldest first.
    func toMail(to member: ID<Member>, at milliseconds: Int64, limit: Int, kinds: [NotificationKind]) throws -> [Notification] {
        // The partial index covers due notifications only, so sent ones are not scanned.
        let ids: [ID<Notification>] = try connection.all(
            "SELECT id FROM notification WHERE household = $1 AND member = $2 AND mail_due_at IS NOT NULL AND mail_due_at <= $3 ORDER BY id LIMIT $4",
            .id(household), .id(member), .integer(milliseconds), .int(limit)
        ) { $0.id() }
        return try all(ids, of: member, kinds: kinds)
    }

    /// Sets when some of a member's notifications are due by e-mail.
    ///
    /// - Parameter milliseconds: the time; nil if they were sent.
    func setMailDue(_ milliseconds: Int64?, for ids: [ID<Notification>], of member: ID<Member>) throws {
        for id in ids {
            try connection.execute(
                "UPDATE notification SET mail_due_at = $1 WHERE household = $2 AND member = $3 AND id = $4", .optional(milliseconds),
                .id(household), .id(member), .id(id))
        }
    }

    /// Cancels the due e-mail of a member.
    func cancelMail(of member: ID<Member>) throws {
        try connection.execute(
            "UPDATE notification SET mail_due_at = NULL WHERE household = $1 AND member = $2 AND mail_due_at IS NOT NULL", .id(household),
            .id(member))
    }
}
