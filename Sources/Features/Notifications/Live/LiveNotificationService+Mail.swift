import Models
import NotificationsModel
import ServiceKit
import Services
import Storage

extension LiveNotificationService {
    func canMail() async -> Bool { context.canMail }

    func sendTest() async throws {
        guard context.canMail else { throw ServiceError.rule(.notificationMailUnavailable) }
        guard let member = context.member.id else { throw ServiceError.notFound }
        let household = context.household.id
        let database = context.database
        let now = context.clock.now()
        try await context.begin(.write)
        try await context.mapping {
            try await database.write(household, [.notifications]) { connection in
                guard try NotificationSettingsRepository(connection, household: household).find(member).email != nil else {
                    throw ServiceError.rule(.notificationEmailMissing)
                }
                let notifications = NotificationRepository(connection, household: household)
                let id: ID<Notification> = database.ids.next(at: now)
                let content = NotificationContent(kind: .test, object: ObjectReference(.notificationSettings))
                // At most one a minute, so that a repeated request does not flood the recipient.
                guard
                    try notifications.insert(
                        Notification(id: id, content: content, at: now), key: "test/\(now / 60_000)", mailDueAt: now, for: member)
                else { throw ServiceError.rule(.notificationTestTooSoon) }
            }
        }
    }
}
