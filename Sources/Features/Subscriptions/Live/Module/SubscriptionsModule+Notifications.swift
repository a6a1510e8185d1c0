import Localization
import Models
import ServiceKit
import Services
import SubscriptionsModel

/// What members are told of subscriptions.
extension SubscriptionsModule: NotificationDeclaring {
    var notificationTypes: [NotificationTypeText] {
        [NotificationTypeText(.subscription, "Subscriptions", precedence: 4)]
    }

    var notifications: [NotificationWording] {
        [
            NotificationWording(.subscriptionDue) { (.verbatim($0.subject), "\($0.amount) is charged\($0.onDay).") },
            NotificationWording(.subscriptionPriceChanged) {
                ("New price: \($0.subject)", "\($0.amount) was charged\($0.onDay). Confirm the new price, or mark it as a one-off.")
            },
            NotificationWording(.subscriptionTrialEnds) { parts in
                (
                    "Trial ends: \(parts.subject)",
                    parts.content.amount == nil
                        ? "The last day is \(parts.day(else: "near"))."
                        : "The last day is \(parts.day(else: "near")). After that you pay \(parts.amount) per cycle."
                )
            },
            NotificationWording(.subscriptionCancelBy) {
                (
                    "Cancel or keep: \($0.subject)",
                    "The last day to cancel is \($0.day(else: "near")). Otherwise it renews for \($0.amount)."
                )
            },
            NotificationWording(.subscriptionNotCharged) {
                ("Not charged: \($0.subject)", "\($0.amount) was expected\($0.onDay), but there is no transaction.")
            },
        ]
    }
}
