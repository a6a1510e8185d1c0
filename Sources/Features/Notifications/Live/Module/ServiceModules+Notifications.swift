package import ServiceKit

extension ServiceModules {
    /// The modules of notifications, in the order of `ServiceModules.standard`.
    package static let notificationsAndMail: [any ServiceModule] = [NotificationsModule(), MailExpiry()]
}
