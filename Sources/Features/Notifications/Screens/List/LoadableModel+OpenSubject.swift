import Models
import NotificationsModel
import ScreenKit
import Services

extension LoadableModel where Context == NotificationsContext {
    /// Marks a notification as read and opens what it is about.
    func openSubject(of notification: Notification) async {
        let isRead = await context.perform {
            do {
                try await context.services.notifications().markRead(id: notification.id, true)
            } catch ServiceError.notFound {
                // The notification was deleted in another window, but its link is still known.
            }
        }
        guard isRead, let link = context.link(to: notification.content.object) else { return }
        context.open(link)
    }
}
