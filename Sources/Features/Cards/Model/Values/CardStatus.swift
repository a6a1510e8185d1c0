/// The status of a card. The raw values are stored in the database.
package enum CardStatus: String, CaseIterable, Hashable, Sendable {
    case active, inactive
    /// New or a replacement; not activated yet.
    case pendingActivation
    /// Blocked, with a `CardBlockReason`.
    case blocked
    /// Past its last month of validity.
    case expired
    /// Cancelled; its history is kept.
    case cancelled

    /// Whether the card can be used for purchases.
    package var canPay: Bool { self == .active }

    /// Whether the card's benefits count as available.
    package var hasBenefits: Bool {
        switch self {
        case .active, .inactive, .pendingActivation: true
        case .blocked, .expired, .cancelled: false
        }
    }
}

/// The reason for which a card is blocked. The raw values are stored in the database.
package enum CardBlockReason: String, CaseIterable, Hashable, Sendable {
    case lost, stolen, damaged, suspicious

    /// Whether the same card can be unblocked. A lost, stolen or damaged card needs a replacement.
    package var canBeLifted: Bool { self == .suspicious }
}
