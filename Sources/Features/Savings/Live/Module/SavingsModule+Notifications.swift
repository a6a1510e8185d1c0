import Localization
import Models
import SavingsModel
import ServiceKit

/// What members are told of milestones and goals.
extension SavingsModule: NotificationDeclaring {
    var notifications: [NotificationWording] {
        [
            NotificationWording(.milestoneReached) { ("Milestone: \($0.subject)", "\($0.amount) is reached.") },
            NotificationWording(.goalReached) { ("Goal reached: \($0.subject)", "\($0.amount) is saved.") },
            NotificationWording(.goalBehind) { parts in
                (
                    "Goal behind: \(parts.subject)",
                    parts.content.detail == NotificationContent.overdue
                        ? "Its day has passed, and \(parts.amount) is missing."
                        : """
                        With the planned amounts it is not reached by \(parts.day(else: "its day")). It needs \(parts.amount) a \
                        month.
                        """
                )
            },
        ]
    }
}
