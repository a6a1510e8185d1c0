import DesignSystem
import Models

extension NotificationKind {
    /// The icon of a notification.
    ///
    /// - Parameter symbols: the icons of the types.
    func disc(_ symbols: [NotificationType: Symbol]) -> IconDisc {
        switch tone {
        case .failure: IconDisc(.exclamationmarkTriangle, tint: .danger)
        case .warning: IconDisc(.exclamationmarkTriangle, tint: .warning)
        case .success: IconDisc(.leaf, tint: .accent)
        case .neutral: IconDisc(symbols[type] ?? .bell, tint: tint)
        }
    }

    private var tint: IconTint {
        switch type {
        case .security: .warning
        case .due: .accent
        default: .neutral
        }
    }
}
