import Localization
import Models
import Navigation
import Services

/// Opens the subject of a notification and marks the notification as read.
struct NotificationOpener {
    let service: any NotificationServiceProtocol
    let coordinator: HomeCoordinator?

    func open(_ notification: Notification) async {
        do {
            try await service.markRead(id: notification.id, true)
        } catch ServiceError.notFound {
            // The notification was deleted in another window, but its link is still known.
        } catch {
            let error = ServiceError(error)
            coordinator?.notify(Notice(error.text, status: error.serverStatus))
            return
        }
        guard let link = try? DeepLinkParser.parse(path: notification.content.path) else { return }
        coordinator?.open(link)
    }
}
