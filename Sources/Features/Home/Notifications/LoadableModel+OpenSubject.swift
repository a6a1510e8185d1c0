import Models
import Navigation
import ScreenKit
import Services

extension LoadableModel where Context == HomeContext {
    /// Marks a notification as read and opens what it is about.
    func openSubject(of notification: Notification) async {
        let isRead = await context.perform {
            do {
                try await context.services.notifications().markRead(id: notification.id, true)
            } catch ServiceError.notFound {
                // The notification was deleted in another window, but its link is still known.
            }
        }
        guard isRead, let link = try? context.contributions.routes.link(path: notification.content.path) else { return }
        context.open(link)
    }
}
