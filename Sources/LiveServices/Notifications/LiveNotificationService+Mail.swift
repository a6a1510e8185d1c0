import Models
import Services
import Storage

extension LiveNotificationService {

    func canMail() async -> Bool { context.canMail }

    func sendTest() async throws {
        guard context.canMail else { throw ServiceError.rule("This server sends no e-mail") }
        guard let member = context.member.id else { throw ServiceError.notFound }
        let household = context.household.id
        let database = context.database
        let now = context.clock.now()
        try await context.mapping {
            try await database.write(within: database.patience, household, [.notifications]) { connection in
                guard try NotificationSettingsRepository(connection, household: household).find(member).email != nil else {
                    throw ServiceError.rule("Enter your e-mail address and save it first")
                }
                let notifications = NotificationRepository(connection, household: household)
                let id: ID<Notification> = database.ids.next(at: now)
                let content = NotificationContent(kind: .test, path: "/more/notifications")
                // One a minute, so that nobody is flooded by a stuck key.
                guard
                    try notifications.insert(
                        Notification(id: id, content: content, at: now), key: "test/\(now / 60_000)", mailDueAt: now, for: member)
                else { throw ServiceError.rule("A test message was sent a moment ago; wait a minute for the next") }
            }
        }
    }
}
