/// The kind of a notification; each feature declares its own.
package struct NotificationKind: DeclaredKind {
    /// Whether the member's minimum amount applies.
    package enum Minimum: Hashable, Sendable {
        /// It is reported whatever the amount, as failures are.
        case ignored
        case applied
        /// It is reported because of its amount only, so it needs a minimum.
        case required
    }

    /// How good or bad it is.
    package enum Tone: Hashable, Sendable {
        case neutral, success, warning, failure
    }

    /// The word that is stored in the database.
    package let rawValue: String
    package let type: NotificationType
    package let minimum: Minimum
    package let tone: Tone
    /// Whether the member has asked for exactly this: it is sent whatever the settings say of its type, and not delayed by the digest.
    package let isRequested: Bool

    package init(
        _ rawValue: String, _ type: NotificationType, minimum: Minimum = .ignored, tone: Tone = .neutral, isRequested: Bool = false
    ) {
        self.rawValue = rawValue
        self.type = type
        self.minimum = minimum
        self.tone = tone
        self.isRequested = isRequested
    }
}

extension NotificationKind {
    /// Something falls due in a few days. The stored word is older than what it stands for.
    package static let fallsDue = NotificationKind("transferDue", .due, minimum: .applied)
    /// A test message.
    package static let test = NotificationKind("test", .system)
    /// What came in, went out and changed in a week.
    package static let weeklySummary = NotificationKind("weeklySummary", .system, isRequested: true)
}
