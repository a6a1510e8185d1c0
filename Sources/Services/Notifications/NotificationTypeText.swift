package import Localization
package import Models

/// What the settings say of a type of notifications.
package struct NotificationTypeText: Hashable, Sendable {
    package let type: NotificationType
    /// The label of its switches.
    package let title: LocalizedText
    /// What it includes; nil if the title says it.
    package let hint: LocalizedText?
    /// What a minimum amount means for it; nil if another type says it.
    package let minimumHint: LocalizedText?
    /// The settings list those with a lower precedence first.
    package let precedence: Int

    package init(
        _ type: NotificationType, _ title: LocalizedText, hint: LocalizedText? = nil, minimumHint: LocalizedText? = nil, precedence: Int
    ) {
        self.type = type
        self.title = title
        self.hint = hint
        self.minimumHint = minimumHint
        self.precedence = precedence
    }
}
