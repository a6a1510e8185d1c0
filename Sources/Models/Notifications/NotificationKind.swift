/// What happened, of which somebody is told. The words are kept in the database.
package enum NotificationKind: String, CaseIterable, Hashable, Sendable {
    /// New entries came by an import; `count` of them.
    case entriesImported
    /// An entry of at least the member's minimum amount.
    case largeEntry
    case transferCompleted
    /// An order failed; `detail` says why.
    case transferFailed
    /// An order to somebody else has reached its day and is to be handed to the bank.
    case transferAtTheBank
    /// An occurrence of a standing order could not be done; `detail` says why.
    case standingOrderFailed
    /// The last occurrence of a standing order was done.
    case standingOrderEnded
    /// An order falls due in a few days.
    case transferDue
    /// Something happened that concerns how somebody signs in; `detail` is the word of a `SecurityEvent.Kind`.
    case securityEvent
    /// A statement's balance and the ledger's differ.
    case statementDiffers
    /// Some of a benefit is lost soon; the day is its last one.
    case benefitExpiring
    /// A card's annual fee falls due.
    case cardFeeDue
    /// A charge broke a limit of a card; `detail` is the word of a `CardLimits.Kind`.
    case cardLimitBroken
    /// A savings account reached a round amount.
    case milestoneReached
    /// A goal is wholly there.
    case goalReached
    /// What is planned does not fill a goal by its day; the amount is what it needs each month for itself, or what is
    /// missing of one whose day has passed: `detail` is `NotificationContent.overdue` then.
    case goalBehind
    /// What is due was not done, because the household was not in use for so long that the clock may be wrong; `count` of them.
    case dueHeldBack
    /// A message, sent to see whether it arrives.
    case test

    package var type: NotificationType {
        switch self {
        case .entriesImported, .largeEntry, .transferCompleted, .transferFailed, .transferAtTheBank, .standingOrderFailed,
            .standingOrderEnded, .cardLimitBroken, .milestoneReached, .goalReached:
            .transaction
        case .transferDue, .cardFeeDue: .due
        case .goalBehind: .plan
        case .benefitExpiring: .benefit
        case .securityEvent: .security
        case .statementDiffers, .dueHeldBack, .test: .system
        }
    }

    /// Whether the member's minimum amount keeps it back. What went wrong is always told.
    package var hasMinimum: Bool {
        switch self {
        case .entriesImported, .largeEntry, .transferCompleted, .transferAtTheBank, .transferDue, .benefitExpiring, .cardFeeDue,
            .milestoneReached, .goalReached:
            true
        case .transferFailed, .standingOrderFailed, .standingOrderEnded, .securityEvent, .statementDiffers, .cardLimitBroken, .goalBehind,
            .dueHeldBack, .test:
            false
        }
    }
}
