import Models
import Navigation
import NotificationsModel
import Observation
import ScreenKit
import Services

/// One notification, opened by a link from a message. Displaying it does not mark it as read.
@Observable
final class NotificationDetailViewModel: LoadableModel {
    private(set) var line: NotificationLine?

    let context: NotificationsContext
    let notificationId: String

    init(_ context: NotificationsContext, notificationId: String) {
        self.context = context
        self.notificationId = notificationId
    }

    func load() async throws {
        line = nil
        guard let id = ID<Notification>(notificationId) else { throw ServiceError.notFound }
        let notification = try await context.services.notifications().fetchNotification(id: id)
        let text = context.services.notifications().text(of: notification)
        line = try await context.services.localTime().moments(at: [notification.at]).first.map {
            NotificationLine(notification, text, at: $0)
        }
    }

    func open() async {
        guard let line else { return }
        await openSubject(of: line.notification)
    }

    func mark(read isRead: Bool) async {
        guard let line else { return }
        await context.perform { try await context.services.notifications().markRead(id: line.notification.id, isRead) }
    }

    func delete() async {
        guard let line else { return }
        await context.perform {
            try await context.services.notifications().deleteNotification(id: line.notification.id)
            context.push(.list)
        }
    }
}
