package import Models

extension NotificationType {
    /// Benefits of cards.
    package static let benefit = NotificationType("benefit")
}

extension NotificationKind {
    /// A benefit expires soon; the day is its last one.
    package static let benefitExpiring = NotificationKind("benefitExpiring", .benefit, minimum: .applied)
    /// A card's annual fee is due.
    package static let cardFeeDue = NotificationKind("cardFeeDue", .due, minimum: .applied)
    /// A charge exceeded a card limit; `detail` is the raw value of a `CardLimits.Kind`.
    package static let cardLimitBroken = NotificationKind("cardLimitBroken", .transaction, tone: .warning)
}

extension Topic {
    package static let cards = Topic(rawValue: "cards")
}
