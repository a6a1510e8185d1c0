import Localization
import Models

/// The parts of the sentences about a notification.
struct NotificationParts {
    let content: NotificationContent

    var subject: String { content.subject }

    /// Without sign, since the sentence states the direction.
    var amount: LocalizedText { content.amount.map { "\($0, sign: .never)" } ?? "An amount" }

    var isIn: Bool { content.amount?.isNegative == false }

    var onDay: LocalizedText { content.day.map { " on \($0)" } ?? .verbatim("") }

    func day(else unknown: LocalizedText) -> LocalizedText { content.day.map { "\($0)" } ?? unknown }
}
