package import Models
package import Services

/// Manages the signed-in member's notifications and their settings; also allowed for viewers.
package protocol NotificationServiceProtocol: Sendable {
    /// The types of notifications, in the order of the settings.
    var types: [NotificationTypeText] { get }

    /// One page, newest first.
    ///
    /// - Parameter after: the end of the previous page; nil for the newest.
    func fetchNotifications(after: ID<Notification>?, limit: Int) async throws -> NotificationPage

    /// - Throws: `ServiceError.notFound` if it is not the member's.
    func fetchNotification(id: ID<Notification>) async throws -> Notification

    /// The text of a notification.
    func text(of notification: Notification) -> NotificationText

    /// Number of unread notifications.
    func unreadCount() async throws -> Int

    func markRead(id: ID<Notification>, _ isRead: Bool) async throws

    func markAllRead() async throws

    func deleteNotification(id: ID<Notification>) async throws

    func fetchSettings() async throws -> NotificationSettings

    /// - Throws: `ServiceError.conflict` if the revision is outdated, `.rule` for an invalid address or time, or if security is switched
    ///   off.
    func updateSettings(_ settings: NotificationSettings) async throws -> NotificationSettings

    /// Whether e-mail is configured on this server.
    func canMail() async -> Bool

    /// Sends the member a test notification in the app and by e-mail, regardless of the settings.
    ///
    /// - Throws: `ServiceError.rule` if there is no address or no mail server.
    func sendTest() async throws

    /// The member's calendar feeds, newest first.
    func fetchFeeds() async throws -> [CalendarFeed]

    /// Creates a calendar feed.
    ///
    /// - Returns: the feed, and the secret part of its URL, which is shown once.
    /// - Throws: `ServiceError.confirmationNeeded` without a recent confirmation.
    func makeFeed() async throws -> (feed: CalendarFeed, token: String)

    /// Deletes a calendar feed; its URL becomes invalid.
    func revokeFeed(id: ID<CalendarFeed>) async throws
}

extension DependencyContainer {
    package func notifications() -> any NotificationServiceProtocol { service() }
}

/// A page of notifications.
package struct NotificationPage: Hashable, Sendable {
    /// Newest first.
    package var notifications: [Notification]
    /// The argument `after` for the next page; nil at the end.
    package var next: ID<Notification>?
    /// Total number of unread notifications.
    package var unread: Int

    package init(notifications: [Notification], next: ID<Notification>?, unread: Int) {
        self.notifications = notifications
        self.next = next
        self.unread = unread
    }
}
