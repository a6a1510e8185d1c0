package import Models

/// The notifications of a household's members.
package struct NotificationRepository {
    let connection: Connection
    let household: ID<Household>

    /// Accesses a household's rows on a connection, for the duration of its read or write.
    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    // MARK: - Reading

    /// A member's latest rows, newest first.
    ///
    /// - Parameter after: the last notification of the previous page; nil for the first page.
    package func page(of member: ID<Member>, after: ID<Notification>?, limit: Int) throws -> [Notification] {
        try connection.all(
            """
            SELECT id, kind, subject, amount, currency, day, how_many, detail, object, at, is_read FROM notification
            WHERE household = $1 AND member = $2 AND id < $3 ORDER BY id DESC LIMIT $4
            """, .id(household), .id(member), .integer(after?.rawValue ?? .max), .int(limit), as: Self.notification)
    }

    /// A member's notification by id; nil if it does not exist.
    package func find(_ id: ID<Notification>, of member: ID<Member>) throws -> Notification? {
        try connection.first(
            """
            SELECT id, kind, subject, amount, currency, day, how_many, detail, object, at, is_read FROM notification
            WHERE household = $1 AND member = $2 AND id = $3
            """, .id(household), .id(member), .id(id), as: Self.notification)
    }

    /// The number of a member's unread notifications.
    package func unread(of member: ID<Member>) throws -> Int {
        try connection.first("SELECT unread FROM member WHERE id = $1 AND household = $2", .id(member), .id(household)) { $0.int(0) } ?? 0
    }

    /// Whether a member was notified with a key, even if the notification was deleted.
    package func isNotified(_ key: String, to member: ID<Member>) throws -> Bool {
        try connection.first(
            "SELECT 1 FROM notification_told WHERE household = $1 AND member = $2 AND told_key = $3", .id(household), .id(member),
            .text(key)
        ) { _ in true } ?? false
    }

    // MARK: - Writing

    /// Inserts a notification, at most once per key.
    ///
    /// - Parameter mailDueAt: when it is due by e-mail; nil for never.
    /// - Returns: false if the key exists already.
    package func insert(
        _ notification: Notification, key: String, mailDueAt: Int64?, for member: ID<Member>
    ) throws -> Bool {
        let isNew =
            try connection.execute(
                """
                INSERT INTO notification_told (household, member, told_key, notification, at) VALUES ($1, $2, $3, $4, $5)
                ON CONFLICT (household, member, told_key) DO NOTHING
                """, .id(household), .id(member), .text(key), .id(notification.id), .integer(notification.at)) == 1
        guard isNew else { return false }
        let content = notification.content
        try connection.execute(
            """
            INSERT INTO notification (household, member, id, kind, subject, amount, currency, day, how_many, detail, object, at, is_read,
                mail_due_at)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
            """, .id(household), .id(member), .id(notification.id), .text(content.kind.rawValue), .text(content.subject),
            .optional(content.amount?.minorUnits), .currency(content.amount?.currency), .day(content.day), .int(content.count),
            .text(content.detail), .text(content.object?.description ?? ""), .integer(notification.at), .bool(notification.isRead),
            .optional(mailDueAt))
        try count(notification.isRead ? 0 : 1, of: member)
        return true
    }

    /// Marks a notification as read or unread.
    ///
    /// - Returns: false if the member has no notification with this id.
    package func mark(_ id: ID<Notification>, read isRead: Bool, of member: ID<Member>) throws -> Bool {
        let isChanged =
            try connection.execute(
                "UPDATE notification SET is_read = $1 WHERE household = $2 AND member = $3 AND id = $4 AND is_read <> $1", .bool(isRead),
                .id(household), .id(member), .id(id)) == 1
        guard isChanged else { return try find(id, of: member) != nil }
        try count(isRead ? -1 : 1, of: member)
        return true
    }

    /// Marks all notifications of a member as read.
    package func markAllRead(of member: ID<Member>) throws {
        let marked = try connection.execute(
            "UPDATE notification SET is_read = 1 WHERE household = $1 AND member = $2 AND is_read = 0", .id(household), .id(member))
        try count(-marked, of: member)
    }

    /// Deletes a notification. Its key is kept, so that it is not inserted again.
    ///
    /// - Returns: false if the member has no notification with this id.
    package func delete(_ id: ID<Notification>, of member: ID<Member>) throws -> Bool {
        let wasRead = try connection.first(
            "DELETE FROM notification WHERE household = $1 AND member = $2 AND id = $3 RETURNING is_read", .id(household), .id(member),
            .id(id)
        ) { $0.bool(0) }
        guard let wasRead else { return false }
        try count(wasRead ? 0 : -1, of: member)
        return true
    }

    /// Deletes an unread notification by its key.
    package func withdraw(_ key: String, from member: ID<Member>) throws {
        let withdrawn = try connection.execute(
            """
            DELETE FROM notification WHERE household = $1 AND member = $2 AND is_read = 0
                AND id IN (SELECT notification FROM notification_told WHERE household = $1 AND member = $2 AND told_key = $3)
            """, .id(household), .id(member), .text(key))
        if withdrawn > 0 { try count(-withdrawn, of: member) }
    }

    /// Deletes read notifications and deduplication keys older than a time.
    package func delete(before milliseconds: Int64) throws {
        try connection.execute(
            "DELETE FROM notification WHERE household = $1 AND is_read = 1 AND at < $2", .id(household), .integer(milliseconds))
        try connection.execute(
            "DELETE FROM notification_told WHERE household = $1 AND at < $2", .id(household), .integer(milliseconds))
    }

    /// Updates the number of unread notifications incrementally, and increases the member's counter, since the member's pages
    /// change.
    private func count(_ difference: Int, of member: ID<Member>) throws {
        try connection.execute(
            "UPDATE member SET counter = counter + 1, unread = unread + $1 WHERE id = $2 AND household = $3", .int(difference), .id(member),
            .id(household))
    }

    /// Decodes a notification from the columns of the statements above.
    static func notification(_ row: Row) throws(StorageError) -> Notification {
        var amount: Money?
        if let units = row.optionalInteger(3) { amount = Money(minorUnits: units, currency: try row.currency(4)) }
        return Notification(
            id: row.id(0),
            content: NotificationContent(
                kind: try row.value(1, "kind"), subject: row.text(2), amount: amount, day: row.optionalDay(5), count: row.int(6),
                detail: row.text(7), object: ObjectReference(row.text(8))), at: row.integer(9), isRead: row.bool(10))
    }
}
