import DesignSystem
import Models

extension NotificationType {
    var symbol: Symbol {
        switch self {
        case .transaction: .arrowLeftArrowRight
        case .security: .shieldCheckmark
        case .due: .calendar
        case .benefit: .gift
        case .subscription: .repeat
        case .sharing: .person2
        case .plan: .target
        case .system: .infoCircle
        }
    }

    var tint: IconTint {
        switch self {
        case .security: .warning
        case .due: .accent
        default: .neutral
        }
    }
}

extension NotificationKind {
    /// The icon of the notification. Failures, warnings and reached goals have their own icons.
    var disc: IconDisc {
        switch self {
        case .transferFailed, .standingOrderFailed: IconDisc(.exclamationmarkTriangle, tint: .danger)
        case .statementDiffers, .cardLimitBroken, .goalBehind, .subscriptionNotCharged, .subscriptionCancelBy, .budgetNear,
            .budgetSpent, .balanceBelowLimit, .expectedLate, .expectedMissing:
            IconDisc(.exclamationmarkTriangle, tint: .warning)
        case .milestoneReached, .goalReached: IconDisc(.leaf, tint: .accent)
        default: IconDisc(type.symbol, tint: type.tint)
        }
    }
}
