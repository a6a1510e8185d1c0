import Localization
import Models
import NotificationsModel
import ServiceKit
import Services
import Storage

/// Notifications and calendars.
struct NotificationsModule: ServiceModule {
    var services: [ServiceEntry] { [ServiceEntry((any NotificationServiceProtocol).self) { LiveNotificationService(context: $0) }] }
    var migrations: [Migration] { [.mail, .recipients] }
    var policies: [String: RowPolicy] { .notifications }
}

extension NotificationsModule: ExportSource {
    typealias Export = NotificationExportReader
    var exportPrecedence: Int { 1 }
}

extension NotificationsModule: NotificationDeclaring {
    var notifications: [NotificationWording] {
        [NotificationWording(.test) { _ in ("Test message", "Messages from Coffer reach you here.") }]
    }
}

/// A backup sends no mail.
extension NotificationsModule: RestoreAdapting {
    func adaptRestored(_ connection: Connection) throws {
        for household in try HouseholdRepository(connection).all() {
            try MailRepository(connection, household: household.id).cancelAll()
        }
    }
}

/// What members are told, their settings, messages and calendars go with them.
extension NotificationsModule: MemberRemoving {
    func removeRows(of member: ID<Member>, in household: ID<Household>, on connection: Connection) throws {
        try CalendarFeedRepository(connection, household: household).deleteAll(of: member)
        try MailRepository(connection, household: household).deleteAll(of: member)
        try NotificationRepository(connection, household: household).deleteAll(of: member)
        try NotificationSettingsRepository(connection, household: household).delete(of: member)
    }
}

/// Notifications expire.
extension NotificationsModule: Expiring {
    func removeExpired(in household: ID<Household>, on connection: Connection, now: Int64) throws {
        try NotificationRepository(connection, household: household).delete(before: now - NotificationRule.retention)
    }
}
