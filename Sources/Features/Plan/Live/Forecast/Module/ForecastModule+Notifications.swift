import Localization
import Models
import PlanModel
import ServiceKit

/// What members are told of balances to come.
extension ForecastModule: NotificationDeclaring {
    var notifications: [NotificationWording] {
        [
            NotificationWording(.balanceBelowLimit) {
                (
                    "Low balance soon: \($0.subject)",
                    "On \($0.day(else: "a day soon")) the balance is expected to be \($0.amount), below the limit."
                )
            }
        ]
    }
}
