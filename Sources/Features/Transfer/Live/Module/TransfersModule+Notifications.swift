import Localization
import Models
import ServiceKit
import Services
import TransferModel

/// What members are told of orders, and of what falls due, of which only orders may have no title.
extension TransfersModule: NotificationDeclaring {
    var notificationTypes: [NotificationTypeText] {
        [
            NotificationTypeText(
                .due, "What falls due", hint: "Transfers that wait for their day.",
                minimumHint: "You are told of single transactions from it on, and of no transfer below it. Empty: of every transfer.",
                precedence: 2)
        ]
    }

    var notifications: [NotificationWording] {
        [
            NotificationWording(.fallsDue) {
                ($0.subject.isEmpty ? "Transfer due" : .verbatim($0.subject), "\($0.amount) falls due\($0.onDay).")
            },
            NotificationWording(.transferCompleted) { ("Transfer done", "\($0.amountToSubject)\($0.onDay).") },
            NotificationWording(.transferFailed) { ("Transfer failed", "\($0.amountToSubject)\($0.onDay). \($0.reason)") },
            NotificationWording(.transferAtTheBank) { ("Hand a transfer to your bank", "\($0.amountToSubject) is due\($0.onDay).") },
            NotificationWording(.standingOrderFailed) { ("Standing order failed", "\($0.amountToSubject)\($0.onDay). \($0.reason)") },
            NotificationWording(.standingOrderEnded) { ("Standing order ended", "\($0.amountToSubject) has no further day.") },
            NotificationWording(.dueHeldBack) { parts in
                let count = parts.content.count
                return (
                    .plural(count, one: "1 transfer is held back", other: "\(count) transfers are held back"),
                    """
                    Coffer was last used on \(parts.day(else: "a day long ago")), and they fell due since. If today's date is \
                    right, confirm them; if not, set the clock.
                    """
                )
            },
        ]
    }
}

extension NotificationParts {
    fileprivate var amountToSubject: LocalizedText { subject.isEmpty ? amount : "\(amount) to \(subject)" }

    fileprivate var reason: LocalizedText { TransferFailure(rawValue: content.detail).map { "\($0.text)." } ?? .verbatim("") }
}
