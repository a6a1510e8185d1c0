package import Models

/// The notifications of a household's members.
package final class NotificationRepository: ScopedRepository {
    // MARK: - Reading

    /// A member's latest rows, newest first.
    ///
    /// - Parameters:
    ///   - after: the last notification of the previous page; nil for the first page.
    ///   - kinds: the declared ones; those of any other kind are unreadable.
    package func page(of member: ID<Member>, after: ID<Notification>?, limit: Int, kinds: [NotificationKind]) throws -> [Notification] {
        try connection.all(
            "SELECT \(NotificationRow.self) FROM notification WHERE household = $1 AND member = $2 AND id < $3 ORDER BY id DESC LIMIT $4",
            .id(household), .id(member), .integer(after?.rawValue ?? .max), .int(limit)
        ) { try $0.record(NotificationRow.self).notification(among: kinds) }
    }

    /// A member's notification by id; nil if it does not exist.
    package func find(_ id: ID<Notification>, of member: ID<Member>, kinds: [NotificationKind]) throws -> Notification? {
        try connection.first(
            "SELECT \(NotificationRow.self) FROM notification WHERE household = $1 AND member = $2 AND id = $3", .id(household),
            .id(member),
            .id(id)
        ) { try $0.record(NotificationRow.self).notification(among: kinds) }
    }

    /// Those of some ids that a member has, oldest first.
    package func all(_ ids: [ID<Notification>], of member: ID<Member>, kinds: [NotificationKind]) throws -> [Notification] {
        var notifications: [Notification] = []
        try connection.query(Self.notifications, values: [.id(household), .id(member)], in: ValueList.unique(ids)) {
            notifications.append(try $0.record(NotificationRow.self).notification(among: kinds))
        }
        return notifications.sorted { $0.id < $1.id }
    }

    private static let notifications: SQL =
        "SELECT \(NotificationRow.self) FROM notification WHERE household = $1 AND member = $2 AND id IN (\(list: 3))"

    /// The number of a member's unread notifications.
    package func unread(of member: ID<Member>) throws -> Int {
        try connection.first("SELECT unread FROM member WHERE id = $1 AND household = $2", .id(member), .id(household)) ?? 0
    }

    /// Whether a member was notified with a key, even if the notification was deleted.
    package func isNotified(_ key: String, to member: ID<Member>) throws -> Bool {
        try connection.exists(
            "SELECT 1 FROM notification_told WHERE household = $1 AND member = $2 AND told_key = $3", .id(household), .id(member),
            .text(key))
    }

    // MARK: - Writing

    /// Inserts a notification, at most once per key.
    ///
    /// - Parameters:
    ///   - mailDueAt: when it is due by e-mail; nil for never.
    ///   - channelsDueAt: when it is due for the member's channels; nil for never.
    ///   - accounts: the accounts whose entries the member has to see to be told of it.
    /// - Returns: false if the key exists already.
    package func insert(
        _ notification: Notification, key: String, mailDueAt: Int64?, channelsDueAt: Int64? = nil, for member: ID<Member>,
        of accounts: [ID<Account>] = []
    ) throws -> Bool {
        let isNew =
            try connection.execute(
                """
                INSERT INTO notification_told (household, member, told_key, notification, at) VALUES ($1, $2, $3, $4, $5)
                ON CONFLICT (household, member, told_key) DO NOTHING
                """, .id(household), .id(member), .text(key), .id(notification.id), .integer(notification.at)) == 1
        guard isNew else { return false }
        try connection.insert(
            NotificationRow(notification), of: household, further: .id(member), .optional(mailDueAt), .optional(channelsDueAt),
            .text(Self.text(accounts)))
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
        guard isChanged else { return try exists(id, of: member) }
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
        ) { $0.bool() }
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

    /// Deletes the notifications of a member and their keys.
    package func deleteAll(of member: ID<Member>) throws {
        try connection.execute("DELETE FROM notification WHERE household = $1 AND member = $2", .id(household), .id(member))
        try connection.execute("DELETE FROM notification_told WHERE household = $1 AND member = $2", .id(household), .id(member))
    }

    /// Deletes read notifications and deduplication keys older than a time.
    package func delete(before milliseconds: Int64) throws {
        try connection.execute(
            "DELETE FROM notification WHERE household = $1 AND is_read = 1 AND at < $2", .id(household), .integer(milliseconds))
        try connection.execute(
            "DELETE FROM notification_told WHERE household = $1 AND at < $2", .id(household), .integer(milliseconds))
    }

    /// Deletes what members were told of an account whose entries they do not see any more; it is not sent either. Weekly summaries are about
    /// all accounts. Of notifications from before version 41 it is not known which accounts they are about: all that may be about one are
    /// deleted.
    ///
    /// - Parameter member: the member to whom the account belongs, whose notifications stay.
    package func delete(about account: ID<Account>, exceptOf member: ID<Member>) throws {
        let deleted: [(member: ID<Member>, isRead: Bool)] = try connection.all(
            """
            DELETE FROM notification WHERE household = $1 AND member <> $2
                AND (accounts LIKE $3 OR accounts IS NULL AND kind NOT IN ($4, $5) OR kind = $6)
            RETURNING member, is_read
            """, .id(household), .id(member), .text("%\(Self.text([account]))%"), .text(NotificationKind.securityEvent.rawValue),
            .text(NotificationKind.test.rawValue), .text(NotificationKind.weeklySummary.rawValue)
        ) { ($0.id(), $0.bool()) }
        let unread = Dictionary(deleted.map { ($0.member, $0.isRead ? 0 : 1) }, uniquingKeysWith: +)
        for (member, count) in unread.sorted(by: { $0.key < $1.key }) { try self.count(-count, of: member) }
    }

    /// Ids, each between two spaces; empty without any.
    private static func text(_ accounts: [ID<Account>]) -> String {
        accounts.isEmpty ? "" : " \(accounts.map { String($0.rawValue) }.joined(separator: "  ")) "
    }

    private func exists(_ id: ID<Notification>, of member: ID<Member>) throws -> Bool {
        try connection.exists(
            "SELECT 1 FROM notification WHERE household = $1 AND member = $2 AND id = $3", .id(household), .id(member), .id(id))
    }

    /// Updates the number of unread notifications incrementally, and increases the member's counter, since the member's pages
    /// change.
    private func count(_ difference: Int, of member: ID<Member>) throws {
        try connection.execute(
            "UPDATE member SET counter = counter + 1, unread = unread + $1 WHERE id = $2 AND household = $3", .int(difference), .id(member),
            .id(household))
    }
}
