import Localization
import Models
import ServiceKit
import TransferModel

/// What members are told of orders.
extension TransfersModule: NotificationDeclaring {
    var notifications: [NotificationWording] {
        [
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
