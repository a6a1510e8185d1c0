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
                        ? "\(parts.amount) was expected\(parts.onDay), but has not arrived yet."
                        : "\(parts.amount) was due\(parts.onDay), but there is no transaction yet."
                )
            },
            NotificationWording(.expectedMissing) {
                ("Missing: \($0.subject)", "\($0.amount) was expected\($0.onDay), but there is no transaction.")
            },
        ]
    }
}
