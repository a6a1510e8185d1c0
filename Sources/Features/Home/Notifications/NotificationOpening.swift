import Models
import Navigation
import Services

/// Opens the thing itself that a notification is about, and takes the notification as read.
struct NotificationOpening {
    let service: any NotificationServiceProtocol
    let coordinator: HomeCoordinator?

    func open(_ notification: Notification) async {
        do {
            try await service.markRead(id: notification.id, true)
        } catch ServiceError.notFound {
            // Somebody deleted it in another window; where it leads is known all the same.
        } catch {
            coordinator?.notify(Notice(ServiceError(error).description))
            return
        }
        guard let link = try? DeepLinkParser.parse(path: notification.content.path) else { return }
        coordinator?.open(link)
    }
}
