import Models
import NotificationsModel
import ServiceKit
import Services
import Storage

/// Notifications of the signed-in member.
struct LiveNotificationService: NotificationServiceProtocol {
    let context: ServiceContext

    var types: [NotificationTypeText] { context.modules.notifications.types }

    func fetchNotifications(after: ID<Notification>?, limit: Int) async throws -> NotificationPage {
        let member = try context.requireMember()
        let limit = min(max(limit, 1), 100)
        return try await context.read { connection in
            let repository = NotificationRepository(connection, household: context.household.id)
            // One more row shows whether there is another page.
            let found = try repository.page(of: member, after: after, limit: limit + 1, kinds: context.modules.notifications.kinds)
            let page = Array(found.prefix(limit))
            return NotificationPage(
                notifications: page, next: found.count > limit ? page.last?.id : nil, unread: try repository.unread(of: member))
        }
    }

    func fetchNotification(id: ID<Notification>) async throws -> Notification {
        let member = try context.requireMember()
        return try await context.read { connection in
            let repository = NotificationRepository(connection, household: context.household.id)
            guard let found = try repository.find(id, of: member, kinds: context.modules.notifications.kinds) else {
                throw ServiceError.notFound
            }
            return found
        }
    }

    func text(of notification: Notification) -> NotificationText { context.modules.notifications.text(of: notification.content) }

    func unreadCount() async throws -> Int {
        let member = try context.requireMember()
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

    /// Changes the member's own notifications; allowed for viewers, too.
    private func change(_ body: @escaping @Sendable (NotificationRepository, ID<Member>) throws -> Void) async throws {
        let member = try context.requireMember()
        try await context.writeMembers([.notifications]) { write in
            try body(NotificationRepository(write.connection, household: context.household.id), member)
        }
    }
}
