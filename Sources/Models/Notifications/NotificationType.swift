/// The category of a notification, each with its own settings. The raw values are stored in the database.
package enum NotificationType: String, CaseIterable, Hashable, Sendable {
    case transaction, security, due, benefit, subscription, sharing, plan, system

    /// Whether a member may switch it off.
    package var canBeDisabled: Bool { self != .security }
}
