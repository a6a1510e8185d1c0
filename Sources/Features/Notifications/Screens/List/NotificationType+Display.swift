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
    /// The icon of the notification.
    var disc: IconDisc {
        switch tone {
        case .failure: IconDisc(.exclamationmarkTriangle, tint: .danger)
        case .warning: IconDisc(.exclamationmarkTriangle, tint: .warning)
        case .success: IconDisc(.leaf, tint: .accent)
        case .neutral: IconDisc(type.symbol, tint: type.tint)
        }
    }
}
