package import Localization

/// The text of a notification: a short title, and one or two sentences.
package struct NotificationText: Hashable, Sendable {
    package let title: LocalizedText
    package let text: LocalizedText

    package init(_ parts: (title: LocalizedText, text: LocalizedText)) { (title, text) = parts }
}
