/// A step in the life of a card.
package enum CardStep: Hashable, Sendable {
    case activate, deactivate
    case block(CardBlockReason)
    /// Lifts a block.
    case unblock
    /// Another piece of plastic for the same account: it waits to be activated.
    case replace
    case cancel
}

extension CardStatus {
    /// The status after a step.
    ///
    /// - Parameter reason: why the card is blocked, where it is.
    /// - Throws: `CardStepError` for every step that the life of a card does not have.
    package func taking(_ step: CardStep, blockedFor reason: CardBlockReason?) throws(CardStepError) -> CardStatus {
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
        default: throw .noSuchStep(from: self)
        }
    }
}

/// A step that the life of a card does not have.
package enum CardStepError: Error, Hashable, Sendable {
    case noSuchStep(from: CardStatus)
    /// The block of a card that is gone or broken is not lifted.
    case needsReplacement(CardBlockReason)
}

extension CardStepError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .noSuchStep(.active): "The card is active already"
        case .noSuchStep(.inactive): "The card is not in use"
        case .noSuchStep(.pendingActivation): "Activate the card first"
        case .noSuchStep(.blocked): "The card is blocked"
        case .noSuchStep(.expired): "The card has expired"
        case .noSuchStep(.cancelled): "The card was cancelled"
        case .needsReplacement(.lost): "A card that was lost is replaced, not unblocked"
        case .needsReplacement(.stolen): "A card that was stolen is replaced, not unblocked"
        case .needsReplacement(.damaged): "A damaged card is replaced, not unblocked"
        case .needsReplacement(.suspicious): "The card is blocked"
        }
    }
}
