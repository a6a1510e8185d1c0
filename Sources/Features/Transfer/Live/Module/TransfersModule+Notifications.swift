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
                .due, "Due dates", hint: "Scheduled transfers that are due.",
                minimumHint: """
                    You hear about transactions and transfers of at least this amount. \
                    Leave empty to hear about all transfers and no single transactions.
                    """,
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
                    They became due after Coffer was last used on \(parts.day(else: "a day long ago")). \
                    Confirm them if today's date is right. Otherwise set the clock.
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
