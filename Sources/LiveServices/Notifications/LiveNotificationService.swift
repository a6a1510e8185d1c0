import Models
import Services

struct LiveNotificationService: NotificationServiceProtocol {
    let context: ServiceContext

    func fetchNotifications(after: ID<Notification>?, limit: Int) async throws -> NotificationPage { throw ServiceError.serverError(501) }
    func fetchNotification(id: ID<Notification>) async throws -> Notification { throw ServiceError.serverError(501) }
    func unreadCount() async throws -> Int { throw ServiceError.serverError(501) }
    func markRead(id: ID<Notification>, _ isRead: Bool) async throws { throw ServiceError.serverError(501) }
    func markAllRead() async throws { throw ServiceError.serverError(501) }
    func deleteNotification(id: ID<Notification>) async throws { throw ServiceError.serverError(501) }
    func fetchSettings() async throws -> NotificationSettings { throw ServiceError.serverError(501) }
    func updateSettings(_ settings: NotificationSettings) async throws -> NotificationSettings { throw ServiceError.serverError(501) }
    func canMail() async -> Bool { false }
    func sendTest() async throws { throw ServiceError.serverError(501) }
    func fetchFeeds() async throws -> [CalendarFeed] { throw ServiceError.serverError(501) }
    func makeFeed() async throws -> (feed: CalendarFeed, token: String) { throw ServiceError.serverError(501) }
    func revokeFeed(id: ID<CalendarFeed>) async throws { throw ServiceError.serverError(501) }
}
