import Installation
import MembersModel
import Models
import NotificationsModel
import SampleHousehold
import Services
import TestSupport
import Testing

/// What the service of notifications answers a member of a new household.
struct NotificationContractTests {

    /// Those of the owner of a new household.
    private func service() async throws -> any NotificationServiceProtocol {
        let installation = try SampleInstallation.firstStart()
        let token = try await installation.auth.setUp(
            SetupDraft(
                name: "orla", passphrase: SampleHousehold.passphrase, householdName: "Home", currency: .preview, timeZone: "Europe/Dublin"),
            from: SignInOrigin(address: "127.0.0.1"))
        return installation.container(for: try #require(try await installation.auth.session(token, isUse: false))).notifications()
    }

    @Test func nothingIsToldAtFirst() async throws {
        let service = try await service()
        #expect(try await service.fetchNotifications(after: nil, limit: 10) == NotificationPage(notifications: [], next: nil, unread: 0))
        #expect(try await service.unreadCount() == 0)
        let nobodys = ID<Models.Notification>(rawValue: 1)
        #expect(await failure { _ = try await service.fetchNotification(id: nobodys) } == .notFound)
        #expect(await failure { try await service.markRead(id: nobodys, true) } == .notFound)
        #expect(await failure { try await service.deleteNotification(id: nobodys) } == .notFound)
        try await service.markAllRead()
    }

    @Test func settingsAreKeptAndHeldToTheSameRules() async throws {
        let service = try await service()
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
