package import Models
package import Services

/// What the member of a made-up household is told.
package struct MockNotificationService: NotificationServiceProtocol {
    private let ledger: MockLedger

    package init(_ ledger: MockLedger) {
        self.ledger = ledger
    }

    // MARK: - Reading

    package func fetchNotifications(after: ID<Notification>?, limit: Int) async throws -> NotificationPage {
        try await ledger.read { state in
            let found = state.notifications.filter { notification in after.map { notification.id < $0 } ?? true }
            let page = Array(found.prefix(min(max(limit, 1), 100)))
            return NotificationPage(
                notifications: page, next: found.count > page.count ? page.last?.id : nil,
                unread: state.notifications.count { !$0.isRead })
        }
    }

    package func fetchNotification(id: ID<Notification>) async throws -> Notification {
        try await ledger.read { $0.notifications[try $0.place(of: id)] }
    }

    package func unreadCount() async throws -> Int {
        try await ledger.read { $0.notifications.count { !$0.isRead } }
    }

    package func markRead(id: ID<Notification>, _ isRead: Bool) async throws {
        try await ledger.change { $0.notifications[try $0.place(of: id)].isRead = isRead }
    }

    package func markAllRead() async throws {
        try await ledger.change { state in
            for index in state.notifications.indices { state.notifications[index].isRead = true }
        }
    }

    package func deleteNotification(id: ID<Notification>) async throws {
        try await ledger.change { state in
            _ = state.notifications.remove(at: try state.place(of: id))
        }
    }

    // MARK: - Settings

    package func fetchSettings() async throws -> NotificationSettings {
        try await ledger.read { $0.notificationSettings }
    }

    package func updateSettings(_ settings: NotificationSettings) async throws -> NotificationSettings {
        try await ledger.change { state in
            var settings = settings
            guard settings.mutedTypes.allSatisfy(\.canBeOff) else { throw ServiceError.rule("Security alerts cannot be switched off") }
            guard NotificationSettings.leadDays.contains(settings.leadDays) else {
                throw ServiceError.rule("You can be told 0 to 30 days ahead")
            }
            guard (0...23).contains(settings.digestHour) else { throw ServiceError.rule("The hour of the day is not known") }
            if let minimum = settings.minimumAmount {
                let currency = state.context.household.currency
                guard minimum.minorUnits > 0 else { throw ServiceError.rule("The minimum amount must be more than zero") }
                guard minimum.currency == currency else { throw ServiceError.rule("The minimum amount must be in \(currency.code)") }
            }
            let email = settings.email?.trimmed ?? ""
            guard email.isEmpty || (email.split(separator: "@").count == 2 && !email.contains(" ")) else {
                throw ServiceError.rule("Enter an e-mail address such as name@example.org")
            }
            guard settings.revision == state.notificationSettings.revision else { throw ServiceError.conflict }
            settings.email = email.isEmpty ? nil : email
            settings.mailedTypes.insert(.security)
            settings.revision += 1
            state.notificationSettings = settings
            return settings
        }
    }

    package func canMail() async -> Bool { true }

    package func sendTest() async throws {
        try await ledger.change { state in
            guard state.notificationSettings.email != nil else { throw ServiceError.rule("Set an e-mail address first") }
            state.now += 1_000
            let content = NotificationContent(kind: .test, path: "/more/notifications")
            state.notifications.insert(Notification(id: state.makeID(), content: content, at: state.now), at: 0)
        }
    }

    // MARK: - Calendar

    package func fetchFeeds() async throws -> [CalendarFeed] {
        try await ledger.read { $0.calendars }
    }

    package func makeFeed() async throws -> (feed: CalendarFeed, token: String) {
        try await ledger.change { state in
            state.now += 1_000
            let feed = CalendarFeed(id: state.makeID(), createdAt: state.now)
            state.calendars.insert(feed, at: 0)
            return (feed, "mock-calendar-\(feed.id)")
        }
    }

    package func revokeFeed(id: ID<CalendarFeed>) async throws {
        try await ledger.change { state in
            guard let index = state.calendars.firstIndex(where: { $0.id == id }) else { throw ServiceError.notFound }
            state.calendars.remove(at: index)
        }
    }
}

extension MockState {
    fileprivate func place(of id: ID<Notification>) throws -> Int {
        guard let index = notifications.firstIndex(where: { $0.id == id }) else { throw ServiceError.notFound }
        return index
    }
}
