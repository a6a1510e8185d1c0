/// The category of a notification, each with its own settings. Features declare their own.
package struct NotificationType: DeclaredKind {
    /// The word that is stored in the database.
    package let rawValue: String

    package init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// Whether a member may switch it off.
    package var canBeDisabled: Bool { self != .security }
}

// The types of which several features send notifications.
extension NotificationType {
    package static let transaction = NotificationType("transaction")
    package static let security = NotificationType("security")
    package static let due = NotificationType("due")
    package static let plan = NotificationType("plan")
    package static let system = NotificationType("system")
}
