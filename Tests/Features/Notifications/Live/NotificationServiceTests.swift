import Models
import NotificationsModel
import ServiceKit
import Services
import Storage
import TestSupport
import TestTools
import Testing

@testable import Installation
@testable import NotificationsLive

struct NotificationServiceTests {

    @Test func notificationsComeNewestFirstInPages() async throws {
        let household = try await NotificationHousehold.with()
        for number in 1...5 {
            household.installation.clock.move(seconds: 1)
            try await household.tell(
                NotificationContent(kind: .entriesImported, subject: "Checking", count: number, object: ObjectReference(.accounts)),
                key: "\(number)")
        }
        let service = try await household.service("tamara")
        let first = try await service.fetchNotifications(after: nil, limit: 2)
        #expect(first.notifications.map(\.content.count) == [5, 4] && first.unread == 5)
        let second = try await service.fetchNotifications(after: first.next, limit: 2)
        let last = try await service.fetchNotifications(after: second.next, limit: 2)
        #expect(second.notifications.map(\.content.count) == [3, 2])
        #expect(last.notifications.map(\.content.count) == [1] && last.next == nil)
    }

    @Test func readingAndDeletingCountsWithTheSession() async throws {
        let household = try await NotificationHousehold.with()
        let token = try #require(household.tokens["tamara"])
        for key in ["1", "2", "3"] { try await household.tell(key: key) }
        let service = try await household.service("tamara")
        let ids = try await service.fetchNotifications(after: nil, limit: 10).notifications.map(\.id)
        let before = try await household.installation.session(token)
        #expect(before.unread == 3)
        try await service.markRead(id: ids[0], true)
        let after = try await household.installation.session(token)
        #expect(after.unread == 2 && after.counters.member > before.counters.member)
        #expect(after.counters.household == before.counters.household)
        try await service.markRead(id: ids[0], false)
        try await service.deleteNotification(id: ids[1])
        #expect(try await service.unreadCount() == 2)
        try await service.markAllRead()
        #expect(try await household.installation.session(token).unread == 0)
        #expect(try await service.fetchNotification(id: ids[2]).isRead)
    }

    @Test func aViewerHasTheirOwnAndNobodyElses() async throws {
        let household = try await NotificationHousehold.with([("vera", .viewer)])
        try await household.tell()
        let (viewer, owner) = (try await household.service("vera"), try await household.service("tamara"))
        let theirs = try #require(try await owner.fetchNotifications(after: nil, limit: 1).notifications.first?.id)
        #expect(await brokenRule { _ = try await viewer.fetchNotification(id: theirs) } == "Resource not found")
        #expect(await brokenRule { try await viewer.markRead(id: theirs, true) } == "Resource not found")
        #expect(await brokenRule { try await viewer.deleteNotification(id: theirs) } == "Resource not found")
        try await viewer.markAllRead()
        #expect(try await viewer.unreadCount() == 0)
        #expect(try await owner.unreadCount() == 1)
        try await household.set("vera") { $0.leadDays = 9 }
        #expect(try await owner.fetchSettings().leadDays == 3)
    }

    @Test func anotherHouseholdsAreNotThere() async throws {
        let household = try await NotificationHousehold.with()
        try await household.tell()
        let owner = try await household.owner()
        let id = try #require(try await household.service("tamara").fetchNotifications(after: nil, limit: 1).notifications.first?.id)
        let other = Household(id: ID(rawValue: 77), name: "Others", currency: household.installation.euro, timeZone: "UTC")
        try await household.installation.database.write(nil, []) { connection in
            try HouseholdRepository(connection).insert(other, numberKey: [1], at: 0)
            _ = try MemberRepository(connection, household: other.id).insert(
                MemberProfile(id: ID(rawValue: 7), household: other.id, name: "eve", displayName: "Eve", role: .owner, createdAt: 0))
        }
        let foreign = LiveNotificationService(context: owner.with(member: ID(rawValue: 7), household: other))
        #expect(await brokenRule { _ = try await foreign.fetchNotification(id: id) } == "Resource not found")
        #expect(try await foreign.fetchNotifications(after: nil, limit: 10).notifications == [])
        // Members of the other household are not notified either.
        try await household.tell(key: "another")
        #expect(try await foreign.unreadCount() == 0)
    }

    @Test func theCommandLineIsNoMember() async throws {
        let household = try await NotificationHousehold.with()
        let service = LiveNotificationService(context: try await household.owner())
        #expect(await brokenRule { _ = try await service.fetchSettings() } == "Not authorized")
        #expect(await brokenRule { _ = try await service.unreadCount() } == "Not authorized")
        #expect(await brokenRule { try await service.markAllRead() } == "Not authorized")
    }

    // MARK: - Settings

    @Test func settingsAreKeptAndCarryTheirVersion() async throws {
        let household = try await NotificationHousehold.with()
        let service = try await household.service("tamara")
        var settings = try await service.fetchSettings()
        #expect(settings == NotificationSettings())
        settings.mutedTypes = [.due, .system]
        settings.mailedTypes = [.due]
        settings.email = "ada@example.org"
        settings.leadDays = 30
        settings.minimumAmount = try household.money(25_00)
        settings.quietHours = QuietHours(start: 1_439, end: 0)
        settings.isDigest = true
        settings.digestHour = 23
        let saved = try await service.updateSettings(settings)
        settings.revision = 1
        settings.mailedTypes = [.due, .security]
        #expect(saved == settings)
        #expect(try await service.fetchSettings() == settings)
        settings.leadDays = 0
        #expect(try await service.updateSettings(settings).revision == 2)
        // Two updates of the same version conflict.
        #expect(await brokenRule { _ = try await service.updateSettings(settings) } == "It was changed elsewhere in the meantime")
        settings.revision = 0
        #expect(await brokenRule { _ = try await service.updateSettings(settings) } == "It was changed elsewhere in the meantime")
    }

    @Test(arguments: [
        "ada", "ada@", "@example.org", "a@b@c", "ada@example.org\r\nBcc: all@example.org", "ada lovelace@example.org", "a,b@example.org",
        "<ada@example.org>", "-f@example.org", "ada@-example.org", ".ada@example.org", "ada@example..org", "älä@example.org",
    ])
    func whatIsNoAddressIsRefused(text: String) async throws {
        let household = try await NotificationHousehold.with()
        let service = try await household.service("tamara")
        var settings = try await service.fetchSettings()
        settings.email = text
        #expect(
            await brokenRule { _ = try await service.updateSettings(settings) } == "Enter an e-mail address such as name@example.org")
    }

    @Test func settingsOutOfRangeAreRefused() async throws {
        let household = try await NotificationHousehold.with()
        let service = try await household.service("tamara")
        let settings = try await service.fetchSettings()
        let nothing = try household.money(0)
        let dollars = try household.money(1, "USD")
        let faults: [((inout NotificationSettings) -> Void, String)] = [
            ({ $0.mutedTypes = [.security] }, "Security alerts cannot be switched off"),
            ({ $0.leadDays = 31 }, "You can be told 0 to 30 days ahead"), ({ $0.leadDays = -1 }, "You can be told 0 to 30 days ahead"),
            ({ $0.digestHour = 24 }, "The hour of the day is not known"),
            ({ $0.minimumAmount = nothing }, "The minimum amount must be more than zero"),
            ({ $0.minimumAmount = dollars }, "The minimum amount must be in EUR"),
        ]
        for (change, sentence) in faults {
            var wrong = settings
            change(&wrong)
            #expect(await brokenRule { _ = try await service.updateSettings(wrong) } == sentence)
        }
        #expect(try await service.fetchSettings() == settings)
    }

    // MARK: - MaintenanceJob

    @Test func whatWasReadIsForgottenAfterAYear() async throws {
        let household = try await NotificationHousehold.with()
        for key in ["read", "unread"] { try await household.tell(key: key) }
        let service = try await household.service("tamara")
        let ids = try await service.fetchNotifications(after: nil, limit: 10).notifications.map(\.id)
        try await service.markRead(id: ids[1], true)
        let member = LiveNotificationService(
            context: try await household.owner().with(member: try await household.member("tamara")))
        let (folder, clock) = (try TemporaryFolder(), household.installation.clock)
        let server = household.installation.server(uploads: folder.path)
        clock.move(minutes: 364 * 1_440)
        try await server.removeExpired()
        #expect(try await member.fetchNotifications(after: nil, limit: 10).notifications.count == 2)
        clock.move(minutes: 2 * 1_440)
        try await server.removeExpired()
        #expect(try await member.fetchNotifications(after: nil, limit: 10).notifications.map(\.id) == [ids[0]])
    }
}
