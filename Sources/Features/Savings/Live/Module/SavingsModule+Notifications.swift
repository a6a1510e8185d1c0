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
                        ? "The target date has passed, and \(parts.amount) is missing."
                        : "Your planned savings do not reach this goal by \(parts.day(else: "its day")). You need \(parts.amount) a month."
                )
            },
        ]
    }
}
