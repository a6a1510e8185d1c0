package import Localization
package import Models

/// The parts of the sentences about a notification.
package struct NotificationParts {
    package let content: NotificationContent
    /// The lines of a weekly summary; none in other notifications.
    package let summary: [LocalizedText]

    package init(content: NotificationContent, summary: [LocalizedText] = []) {
        self.content = content
        self.summary = summary
    }

    package var subject: String { content.subject }

    /// Without sign, since the sentence states the direction.
    package var amount: LocalizedText { content.amount.map { "\($0, sign: .never)" } ?? "An amount" }

    package var isIn: Bool { content.amount?.isNegative == false }

    package var onDay: LocalizedText { content.day.map { " on \($0)" } ?? .verbatim("") }

    package func day(else unknown: LocalizedText) -> LocalizedText { content.day.map { "\($0)" } ?? unknown }
}
