import Localization
import Models
import PeopleModel
import ServiceKit
import Services

/// What members are told of groups.
extension PeopleModule: NotificationDeclaring {
    var notificationTypes: [NotificationTypeText] {
        [NotificationTypeText(.sharing, "Shared expenses", hint: "What others add, change and settle.", precedence: 5)]
    }

    var notifications: [NotificationWording] {
        [
            NotificationWording(.sharedExpenseAdded) {
                ("New in \($0.group): \($0.subject)", "\($0.amount)\($0.onDay), split among the members.")
            },
            NotificationWording(.sharedExpenseChanged) {
                ("Changed in \($0.group): \($0.subject)", "The amount is now \($0.amount)\($0.onDay). The balances have changed.")
            },
            NotificationWording(.sharedExpenseDeleted) { ("Deleted in \($0.group): \($0.subject)", "\($0.amount) no longer counts.") },
            NotificationWording(.settlementAdded) {
                ("Settled in \($0.group)", $0.subject.isEmpty ? "\($0.amount)\($0.onDay)." : "\($0.subject): \($0.amount)\($0.onDay).")
            },
        ]
    }
}

extension NotificationParts {
    fileprivate var group: String { content.detail }
}
