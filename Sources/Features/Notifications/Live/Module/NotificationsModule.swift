import Localization
import Models
import NotificationsModel
import ServiceKit
import Services
import Storage

/// Notifications, channels and calendars.
struct NotificationsModule: ServiceModule {
    var services: [ServiceEntry] {
        [
            ServiceEntry((any NotificationServiceProtocol).self) { LiveNotificationService(context: $0) },
            ServiceEntry((any ChannelServiceProtocol).self) { LiveChannelService(context: $0) },
        ]
    }
    var migrations: [Migration] { [.mail, .recipients] }
    var policies: [String: RowPolicy] { .notifications }
}

extension NotificationsModule: ExportSource {
    typealias Export = NotificationExportReader
    var exportPrecedence: Int { 1 }
}

extension NotificationsModule: NotificationDeclaring {
    var notifications: [NotificationWording] {
        [
            NotificationWording(.test) { _ in ("Test message", "Messages from Coffer reach you here.") },
            NotificationWording(.weeklySummary) { parts in
                let title: LocalizedText = parts.content.day.map { "Your week until \($0)" } ?? "Your week"
                return (title, parts.summary.isEmpty ? "There was nothing new." : .joined(parts.summary, separator: "\n"))
            },
        ]
    }
}

/// A backup sends neither mail nor messages to channels, which stay.
extension NotificationsModule: RestoreAdapting {
    func adaptRestored(_ connection: Connection) throws {
        for household in try HouseholdRepository(connection).all() {
            try MailRepository(connection, household: household.id).cancelAll()
            try ChannelMessageRepository(connection, household: household.id).cancelAll()
        }
    }
}

/// What members are told, their settings, messages, channels and calendars go with them.
extension NotificationsModule: MemberRemoving {
    func removeRows(of member: ID<Member>, in household: ID<Household>, on connection: Connection) throws {
        try CalendarFeedRepository(connection, household: household).deleteAll(of: member)
        try MailRepository(connection, household: household).deleteAll(of: member)
        try ChannelRepository(connection, household: household).deleteAll(of: member)
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
