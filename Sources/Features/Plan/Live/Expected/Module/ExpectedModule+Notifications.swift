import Localization
import Models
import PlanModel
import ServiceKit

/// What members are told of expected money that does not come.
extension ExpectedModule: NotificationDeclaring {
    var notifications: [NotificationWording] {
        [
            NotificationWording(.expectedLate) { parts in
                (
                    "Late: \(parts.subject)",
                    parts.isIn
                        ? "\(parts.amount) was to come in\(parts.onDay), and has not come yet."
                        : "\(parts.amount) was to be paid\(parts.onDay), and no transaction has come yet."
                )
            },
            NotificationWording(.expectedMissing) {
                ("Missing: \($0.subject)", "\($0.amount) was expected\($0.onDay), and no transaction came.")
            },
        ]
    }
}
