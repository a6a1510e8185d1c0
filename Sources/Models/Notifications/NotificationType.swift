/// What notifications are about; each can be set by itself (`product.md` section 11). The words are kept in the database.
package enum NotificationType: String, CaseIterable, Hashable, Sendable {
    case transaction, security, due, benefit, subscription, sharing, plan, system

    /// Whether a member may switch it off.
    package var canBeOff: Bool { self != .security }

    /// Those of which anything is told so far.
    package static let told = allCases.filter(Set(NotificationKind.allCases.map(\.type)).contains)
}
