import Models
import Services

extension NoScreens: NotificationServiceProtocol {
    func fetchNotifications(after: ID<Notification>?, limit: Int) async throws -> NotificationPage { throw ServiceError.notFound }
    func fetchNotification(id: ID<Notification>) async throws -> Notification { throw ServiceError.notFound }
    func unreadCount() async throws -> Int { throw ServiceError.notFound }
    func markRead(id: ID<Notification>, _ isRead: Bool) async throws { throw ServiceError.notFound }
    func markAllRead() async throws { throw ServiceError.notFound }
    func deleteNotification(id: ID<Notification>) async throws { throw ServiceError.notFound }
    func fetchSettings() async throws -> NotificationSettings { throw ServiceError.notFound }
    func updateSettings(_ settings: NotificationSettings) async throws -> NotificationSettings { throw ServiceError.notFound }
    func canMail() async -> Bool { false }
    func sendTest() async throws { throw ServiceError.notFound }
    func fetchFeeds() async throws -> [CalendarFeed] { throw ServiceError.notFound }
    func makeFeed() async throws -> (feed: CalendarFeed, token: String) { throw ServiceError.notFound }
    func revokeFeed(id: ID<CalendarFeed>) async throws { throw ServiceError.notFound }
}
