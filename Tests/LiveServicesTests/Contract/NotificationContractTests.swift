import LiveServices
import MockServices
import Models
import Services
import Testing

/// What the service of notifications answers a member of a new household.
struct NotificationContractTests {

    @Test func nothingIsToldAtFirst() async throws {
        let service = try await DependencyContainer.sample(.empty).notifications()
        #expect(try await service.fetchNotifications(after: nil, limit: 10) == NotificationPage(notifications: [], next: nil, unread: 0))
        #expect(try await service.unreadCount() == 0)
        let nobodys = ID<Models.Notification>(rawValue: 1)
        #expect(await failure { _ = try await service.fetchNotification(id: nobodys) } == .notFound)
        #expect(await failure { try await service.markRead(id: nobodys, true) } == .notFound)
        #expect(await failure { try await service.deleteNotification(id: nobodys) } == .notFound)
        try await service.markAllRead()
    }

    @Test func settingsAreKeptAndHeldToTheSameRules() async throws {
        let service = try await DependencyContainer.sample(.empty).notifications()
        let first = try await service.fetchSettings()
        #expect(first == NotificationSettings())
        var changed = first
        changed.email = " orla@example.org "
        changed.mailedTypes = []
        let saved = try await service.updateSettings(changed)
        #expect(saved.email == "orla@example.org" && saved.mailedTypes == [.security] && saved.revision == 1)
        #expect(try await service.fetchSettings() == saved)
        #expect(await failure { _ = try await service.updateSettings(changed) } == .conflict)
        let faults: [(inout NotificationSettings) -> Void] = [
            { $0.mutedTypes = [.security] }, { $0.leadDays = 31 }, { $0.digestHour = 24 }, { $0.email = "orla" },
            { $0.minimumAmount = .zero(.preview) },
        ]
        for fault in faults {
            var wrong = saved
            fault(&wrong)
            let error = await failure { _ = try await service.updateSettings(wrong) }
            guard case .rule = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
        }
    }
}
