import Localization
import Models
import PlanModel
import ServiceKit
import Services

/// What members are told of budgets.
extension BudgetsModule: NotificationDeclaring {
    var notificationTypes: [NotificationTypeText] {
        [NotificationTypeText(.plan, "Budgets, goals and expected money", precedence: 6)]
    }

    var notifications: [NotificationWording] {
        [
            NotificationWording(.budgetNear) {
                ("Budget nearly spent: \($0.subject)", "\($0.amount) is left until \($0.day(else: "its period ends")).")
            },
            NotificationWording(.budgetSpent) { parts in
                (
                    "Budget spent: \(parts.subject)",
                    parts.content.amount?.isZero == true
                        ? "You have nothing left until \(parts.day(else: "its period ends"))."
                        : "You have spent \(parts.amount) more than planned."
                )
            },
        ]
    }
}
