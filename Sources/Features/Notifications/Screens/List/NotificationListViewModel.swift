import Models
import Navigation
import NotificationsModel
import Observation
import ScreenKit
import Services

/// The notifications of the member, newest first.
@Observable
final class NotificationListViewModel: ContextModel<NotificationsContext>, LoadableModel {
    private(set) var groups: [NotificationGroup] = []
    /// The number of all unread notifications.
    private(set) var unread = 0
    /// The cursor of the page from the query; empty for the first page.
    var after = ""
    /// The link to the next page; nil on the last page.
    private(set) var next: Link?

    private static let pageSize = 30

    func load() async throws {
        var start: ID<Notification>?
        if !after.isEmpty {
            guard let id = ID<Notification>(after) else { throw ServiceError.notFound }
            start = id
        }
        let page = try await context.services.notifications().fetchNotifications(after: start, limit: Self.pageSize)
        let moments = try await context.services.localTime().moments(at: page.notifications.map(\.at))
        let service = context.services.notifications()
        let lines = zip(page.notifications, moments).map { NotificationLine($0, service.text(of: $0), at: $1) }
        groups = NotificationGroup.groups(of: lines, today: context.today)
        unread = page.unread
        next = page.next.map { Link(.notifications(.list), query: [QueryItem("after", $0.description)]) }
    }

    func open(_ line: NotificationLine) async {
        await openSubject(of: line.notification)
    }

    func markAllRead() async {
        await context.perform { try await context.services.notifications().markAllRead() }
    }

    func delete(_ line: NotificationLine) async {
        await context.perform {
            do {
                try await context.services.notifications().deleteNotification(id: line.notification.id)
            } catch ServiceError.notFound {
                // The notification is deleted already.
            }
        }
    }
}
