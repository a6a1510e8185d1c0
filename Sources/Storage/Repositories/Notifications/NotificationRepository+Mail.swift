package import Models

/// What waits to be sent by e-mail.
extension NotificationRepository {

    /// The members for whom something is due to be sent at an instant.
    package func membersToMail(at milliseconds: Int64) throws -> [ID<Member>] {
        try connection.all(
            """
            SELECT DISTINCT member FROM notification WHERE household = $1 AND mail_due_at IS NOT NULL AND mail_due_at <= $2 ORDER BY member
            """, .id(household), .integer(milliseconds)
        ) { $0.id(0) }
    }

    /// What is due to be sent to a member at an instant, oldest first.
    package func toMail(to member: ID<Member>, at milliseconds: Int64, limit: Int) throws -> [Notification] {
        // Their ids are all that the index of what waits holds, so nothing that was sent is walked through.
        let ids: [ID<Notification>] = try connection.all(
            """
            SELECT id FROM notification
            WHERE household = $1 AND member = $2 AND mail_due_at IS NOT NULL AND mail_due_at <= $3 ORDER BY id LIMIT $4
            """, .id(household), .id(member), .integer(milliseconds), .int(limit)
        ) { $0.id(0) }
        return try ids.compactMap { try find($0, of: member) }
    }

    /// Sets when some of a member's are to be sent.
    ///
    /// - Parameter milliseconds: nil: never, since they were sent.
    package func setMailDue(_ milliseconds: Int64?, for ids: [ID<Notification>], of member: ID<Member>) throws {
        for id in ids {
            try connection.execute(
                "UPDATE notification SET mail_due_at = $1 WHERE household = $2 AND member = $3 AND id = $4", .optional(milliseconds),
                .id(household), .id(member), .id(id))
        }
    }

    /// Nothing of what waits is sent to a member any more.
    package func forgetMail(of member: ID<Member>) throws {
        try connection.execute(
            "UPDATE notification SET mail_due_at = NULL WHERE household = $1 AND member = $2 AND mail_due_at IS NOT NULL", .id(household),
            .id(member))
    }
}
