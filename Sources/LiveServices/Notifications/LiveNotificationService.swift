import Models
import ServiceKit
import Services
import Storage

/// Notifications of the signed-in member.
struct LiveNotificationService: NotificationServiceProtocol {
    let context: ServiceContext

    func fetchNotifications(after: ID<Notification>?, limit: Int) async throws -> NotificationPage {
        let member = try requireMember()
        let limit = min(max(limit, 1), 100)
        return try await context.read { connection in
            let repository = NotificationRepository(connection, household: context.household.id)
            // One more row shows whether there is another page.
            let found = try repository.page(of: member, after: after, limit: limit + 1, kinds: context.modules.notificationKinds)
            let page = Array(found.prefix(limit))
            return NotificationPage(
                notifications: page, next: found.count > limit ? page.last?.id : nil, unread: try repository.unread(of: member))
        }
    }

    func fetchNotification(id: ID<Notification>) async throws -> Notification {
        let member = try requireMember()
        return try await context.read { connection in
            let repository = NotificationRepository(connection, household: context.household.id)
            guard let found = try repository.find(id, of: member, kinds: context.modules.notificationKinds) else {
                throw ServiceError.notFound
            }
            return found
        }
    }

    func texts(of notifications: [Notification]) -> [NotificationText] { context.modules.texts(of: notifications.map(\.content)) }

    func unreadCount() async throws -> Int {
        let member = try requireMember()
        return try await context.read { try NotificationRepository($0, household: context.household.id).unread(of: member) }
    }

    func markRead(id: ID<Notification>, _ isRead: Bool) async throws {
        try await change { repository, member in
            guard try repository.mark(id, read: isRead, of: member) else { throw ServiceError.notFound }
        }
    }

    func markAllRead() async throws {
        try await change { repository, member in try repository.markAllRead(of: member) }
    }

    func deleteNotification(id: ID<Notification>) async throws {
        try await change { repository, member in
            guard try repository.delete(id, of: member) else { throw ServiceError.notFound }
        }
    }

    /// - Throws: `ServiceError.unauthorized` for the command line, which receives no notifications.
    func requireMember() throws -> ID<Member> {
        guard let member = context.member.id else { throw ServiceError.unauthorized }
        return member
    }

    /// Changes the member's own notifications; allowed for viewers, too.
    private func change(_ body: @escaping @Sendable (NotificationRepository, ID<Member>) throws -> Void) async throws {
        let member = try requireMember()
        try await context.writeMembers([.notifications]) { write in
            try body(NotificationRepository(write.connection, household: context.household.id), member)
        }
    }
}
