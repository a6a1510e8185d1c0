package import Models

/// What the signed-in member is told, and how they want to be told. A viewer may change all of it.
package protocol NotificationServiceProtocol: Sendable {

    // MARK: - Reading

    /// Newest first, one page.
    ///
    /// - Parameter after: behind this one of an earlier page; nil: from the newest on.
    func fetchNotifications(after: ID<Notification>?, limit: Int) async throws -> NotificationPage

    /// - Throws: `ServiceError.notFound` for what is none of the member's.
    func fetchNotification(id: ID<Notification>) async throws -> Notification

    /// How many are not read yet.
    func unreadCount() async throws -> Int

    func markRead(id: ID<Notification>, _ isRead: Bool) async throws

    func markAllRead() async throws

    func deleteNotification(id: ID<Notification>) async throws

    // MARK: - Settings

    func fetchSettings() async throws -> NotificationSettings

    /// - Throws: `ServiceError.conflict` where the revision is not the newest, `.rule` for an address that is none, a time that is none, security
    ///   switched off.
    func updateSettings(_ settings: NotificationSettings) async throws -> NotificationSettings

    /// Whether this server sends e-mail at all.
    func canMail() async -> Bool

    /// Tells the member something and sends it by e-mail, whatever the settings, to see whether it arrives.
    ///
    /// - Throws: `ServiceError.rule` where there is no address or no server to send by.
    func sendTest() async throws

    // MARK: - Calendar

    /// The addresses under which the member's calendar program reads what falls due, newest first.
    func fetchFeeds() async throws -> [CalendarFeed]

    /// Makes a new address.
    ///
    /// - Returns: the feed, and the secret part of its address, which is shown once.
    /// - Throws: `ServiceError.confirmationNeeded` where the passphrase was not given lately.
    func makeFeed() async throws -> (feed: CalendarFeed, token: String)

    /// The address leads nowhere from now on.
    func revokeFeed(id: ID<CalendarFeed>) async throws
}

/// A page of notifications.
package struct NotificationPage: Hashable, Sendable {
    /// Newest first.
    package var notifications: [Notification]
    /// What to ask for next with `after`; nil: these are the last.
    package var next: ID<Notification>?
    /// How many of all are not read yet.
    package var unread: Int

    package init(notifications: [Notification], next: ID<Notification>?, unread: Int) {
        self.notifications = notifications
        self.next = next
        self.unread = unread
    }
}
