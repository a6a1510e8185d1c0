/// The kind of a notification. The raw values are stored in the database.
package enum NotificationKind: String, CaseIterable, Hashable, Sendable {
    /// An import added entries; `count` of them.
    case entriesImported
    /// An entry of at least the member's minimum amount.
    case largeEntry
    case transferCompleted
    /// A transfer failed; `detail` contains the reason.
    case transferFailed
    /// An external transfer reached its day and has to be submitted to the bank.
    case transferAtTheBank
    /// An occurrence of a standing order failed; `detail` contains the reason.
    case standingOrderFailed
    /// The last occurrence of a standing order was executed.
    case standingOrderEnded
    /// A transfer is due in a few days.
    case transferDue
    /// A security event; `detail` is the raw value of a `SecurityEvent.Kind`.
    case securityEvent
    /// A statement's balance and the ledger's differ.
    case statementDiffers
    /// A benefit expires soon; the day is its last one.
    case benefitExpiring
    /// A card's annual fee is due.
    case cardFeeDue
    /// A charge exceeded a card limit; `detail` is the raw value of a `CardLimits.Kind`.
    case cardLimitBroken
    /// A savings account reached a milestone.
    case milestoneReached
    /// A goal reached its target.
    case goalReached
    /// A goal will not be reached by its day at the planned contributions. The amount is the contribution it needs per month; for a goal
    /// whose day has passed it is the missing amount, and `detail` is `NotificationContent.overdue`.
    case goalBehind
    /// 80 % of a budget are spent; the amount is the rest.
    case budgetNear
    /// A budget is spent; the amount is the overspending.
    case budgetSpent
    /// Expected money is late; positive amounts are income, also for the next one.
    case expectedLate
    /// Expected money is missing.
    case expectedMissing
    /// An account will fall below its agreed limit; the day is the first one, the amount its balance then.
    case balanceBelowLimit
    /// A subscription is charged in a few days.
    case subscriptionDue
    /// A charge of a subscription differs from its price; the amount is the new price.
    case subscriptionPriceChanged
    /// A trial ends soon; the amount is the price afterwards; without an amount, the subscription ends.
    case subscriptionTrialEnds
    /// The last day to cancel a subscription is near; the amount is the price of the renewal.
    case subscriptionCancelBy
    /// The charge of a subscription is missing.
    case subscriptionNotCharged
    /// An expense was added to a group; `detail` is the name of the group, also for the following cases.
    case sharedExpenseAdded
    case sharedExpenseChanged
    case sharedExpenseDeleted
    /// A settlement was added to a group; the subject names both members.
    case settlementAdded
    /// Due transfers were not executed, because the household was unused for so long that the clock may be wrong; `count` of them.
    case dueHeldBack
    /// A test message.
    case test

    package var type: NotificationType {
        switch self {
        case .entriesImported, .largeEntry, .transferCompleted, .transferFailed, .transferAtTheBank, .standingOrderFailed,
            .standingOrderEnded, .cardLimitBroken, .milestoneReached, .goalReached:
            .transaction
        case .transferDue, .cardFeeDue: .due
        case .goalBehind, .budgetNear, .budgetSpent, .balanceBelowLimit, .expectedLate, .expectedMissing: .plan
        case .benefitExpiring: .benefit
        case .subscriptionDue, .subscriptionPriceChanged, .subscriptionTrialEnds, .subscriptionCancelBy, .subscriptionNotCharged:
            .subscription
        case .sharedExpenseAdded, .sharedExpenseChanged, .sharedExpenseDeleted, .settlementAdded: .sharing
        case .securityEvent: .security
        case .statementDiffers, .dueHeldBack, .test: .system
        }
    }

    /// Whether the member's minimum amount applies. Failures are always reported.
    package var hasMinimum: Bool {
        switch self {
        case .entriesImported, .largeEntry, .transferCompleted, .transferAtTheBank, .transferDue, .benefitExpiring, .cardFeeDue,
            .milestoneReached, .goalReached, .subscriptionDue, .sharedExpenseAdded, .sharedExpenseChanged, .sharedExpenseDeleted,
            .settlementAdded:
            true
        case .transferFailed, .standingOrderFailed, .standingOrderEnded, .securityEvent, .statementDiffers, .cardLimitBroken, .goalBehind,
            .budgetNear, .budgetSpent, .balanceBelowLimit, .dueHeldBack, .test, .subscriptionPriceChanged, .subscriptionTrialEnds,
            .subscriptionCancelBy, .expectedLate, .expectedMissing,
            .subscriptionNotCharged:
            false
        }
    }
}
