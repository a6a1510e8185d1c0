import CardsModel
import Localization
import Models
import ServiceKit
import Services

/// What members are told of cards.
extension CardsModule: NotificationDeclaring {
    var notificationTypes: [NotificationTypeText] {
        [NotificationTypeText(.benefit, "Benefits", precedence: 3)]
    }

    var notifications: [NotificationWording] {
        [
            NotificationWording(.benefitExpiring) {
                (.verbatim($0.subject), "You lose \($0.amount) after \($0.day(else: "its last day")).")
            },
            NotificationWording(.cardFeeDue) { ("Annual fee: \($0.subject)", "\($0.amount) falls due\($0.onDay).") },
            NotificationWording(.cardLimitBroken) {
                ("Limit exceeded: \($0.subject)", "\($0.amount)\($0.onDay) is above the \($0.limit).")
            },
        ]
    }
}

extension NotificationParts {
    fileprivate var limit: LocalizedText {
        switch CardLimits.Kind(rawValue: content.detail) {
        case .dailyPurchase: "daily purchase limit that you set"
        case .dailyWithdrawal: "daily withdrawal limit that you set"
        case .online: "online limit that you set"
        case .contactless: "contactless limit that you set"
        case nil: "limit that you set"
        }
    }
}
