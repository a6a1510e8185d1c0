import Localization
import Models
import ServiceKit
import Services

/// What members are told of imports.
extension StatementsModule: NotificationDeclaring {
    var notificationTypes: [NotificationTypeText] {
        [
            NotificationTypeText(
                .transaction, "Transactions and transfers", hint: "Imports by other members, and transfers that were made or failed.",
                precedence: 0),
            NotificationTypeText(
                .system, "Statements that differ", hint: "The bank's balance differs from the balance in Coffer.", precedence: 7),
        ]
    }

    var notifications: [NotificationWording] {
        [
            NotificationWording(.entriesImported) { parts in
                let count = parts.content.count
                return (
                    .plural(count, one: "1 new transaction", other: "\(count) new transactions"),
                    parts.subject.isEmpty ? "An import added them." : "Imported into \(parts.subject)."
                )
            },
            NotificationWording(.largeEntry) { parts in
                (
                    parts.subject.isEmpty ? "Large transaction" : .verbatim(parts.subject),
                    parts.isIn ? "\(parts.amount) came in\(parts.onDay)." : "\(parts.amount) went out\(parts.onDay)."
                )
            },
            NotificationWording(.statementDiffers) {
                ("A statement differs", "\($0.subject): the statement and Coffer differ by \($0.amount)\($0.onDay).")
            },
        ]
    }
}
