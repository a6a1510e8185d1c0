/// How far a card is (`product.md` section 7). The words are kept in the database.
package enum CardStatus: String, CaseIterable, Hashable, Sendable {
    case active, inactive
    /// New or a replacement; it was not used yet.
    case pendingActivation
    /// Stopped, for a `CardBlockReason`.
    case blocked
    /// Its last month is over.
    case expired
    /// Given back. Its history stays.
    case cancelled

    /// In words.
    package var name: String {
        switch self {
        case .active: "Active"
        case .inactive: "Not in use"
        case .pendingActivation: "To be activated"
        case .blocked: "Blocked"
        case .expired: "Expired"
        case .cancelled: "Cancelled"
        }
    }

    /// Whether purchases can be made with it.
    package var canPay: Bool { self == .active }

    /// Whether its benefits still count as available.
    package var hasBenefits: Bool {
        switch self {
        case .active, .inactive, .pendingActivation: true
        case .blocked, .expired, .cancelled: false
        }
    }
}

/// Why a card was stopped. The words are kept in the database.
package enum CardBlockReason: String, CaseIterable, Hashable, Sendable {
    case lost, stolen, damaged, suspicious

    /// Whether the same card can be used again. A card that is gone or broken leads to a replacement.
    package var canBeLifted: Bool { self == .suspicious }
}
