/// A transition of a card's status.
package enum CardTransition: Hashable, Sendable {
    case activate, deactivate
    case block(CardBlockReason)
    /// Removes a block.
    case unblock
    /// A replacement card for the same account, pending activation.
    case replace
    case cancel
}

extension CardStatus {
    /// The status after a transition.
    ///
    /// - Parameter reason: the reason, for a blocked card.
    /// - Throws: `CardTransitionError` for an invalid transition.
    package func applying(_ step: CardTransition, blockedFor reason: CardBlockReason?) throws(CardTransitionError) -> CardStatus {
        switch (self, step) {
        case (.pendingActivation, .activate), (.inactive, .activate): return .active
        case (.active, .deactivate): return .inactive
        case (.active, .block), (.inactive, .block), (.pendingActivation, .block): return .blocked
        case (.blocked, .unblock):
            guard reason?.canBeLifted ?? false else { throw .needsReplacement(reason ?? .lost) }
            return .active
        case (.blocked, .replace), (.expired, .replace), (.active, .replace), (.inactive, .replace): return .pendingActivation
        case (.active, .cancel), (.inactive, .cancel), (.pendingActivation, .cancel), (.blocked, .cancel), (.expired, .cancel):
            return .cancelled
        default: throw .invalidTransition(from: self)
        }
    }
}

/// The reason for which a transition is invalid.
package enum CardTransitionError: Error, Hashable, Sendable {
    case invalidTransition(from: CardStatus)
    /// A lost, stolen or damaged card cannot be unblocked.
    case needsReplacement(CardBlockReason)
}
