import Models
import NotificationsModel
import Services
import TestSupport
import Testing

/// What a member was told is his own.
@Suite struct NotificationReachTests {
    @Test func theNotificationOfAnotherMemberIsLikeNone() async throws {
        let household = try await DividedHousehold()
        let id = try #require(household.objects(of: .annaPrivate).first(.notification, as: Notification.self))
        let notifications = try await household.services(of: .ben).notifications()
        await household.expectUnseen(id, "reading") { _ = try await notifications.fetchNotification(id: $0) }
        await household.expectUnseen(id, "marking") { try await notifications.markRead(id: $0, true) }
        await household.expectUnseen(id, "deleting") { try await notifications.deleteNotification(id: $0) }
        #expect(try await household.services(of: .anna).notifications().fetchNotification(id: id).isRead == false)
    }
}
