import Localization
import Models
import ServiceKit
import Services

/// What a message to a channel says, in the member's language. Amounts are hidden unless the environment shows them.
struct ChannelContent: Hashable, Sendable {
    /// One notification.
    struct Item: Hashable, Sendable {
        var id: String
        var kind: String
        var title: String
        var text: String
        /// The path of what it is about, from the root of the site; nil if it has none.
        var path: String?

        /// In a message about several notifications. A text of several lines is left out.
        var line: String { text.isEmpty || text.contains("\n") ? title : TextLimit.cut("\(title): \(text)", to: longestLine) }
    }

    var title: String
    var text: String
    /// The path that the message leads to, from the root of the site.
    var path: String
    /// Replaces an earlier message with the same tag on a screen.
    var tag: String
    /// Whether it is about security.
    var isUrgent: Bool
    /// The notifications; none in a test message.
    var items: [Item]

    /// The maximum lengths in characters, and the number of lines in a message about several notifications.
    private static let (longestTitle, longestText, longestLine, maximumListed) = (120, 1_000, 200, 5)

    /// - Parameters:
    ///   - notifications: at least one, oldest first.
    ///   - modules: what declares their kinds.
    ///   - environment: the reader's language and format, and whether amounts are shown.
    ///   - path: the path of an object; nil: it has none.
    init(
        _ notifications: [Notification], tag: String, _ modules: ServiceModules, in environment: TextEnvironment,
        path: (ObjectReference) -> String?
    ) {
        items = notifications.map { notification in
            let words = modules.notifications.text(of: notification.content)
            return Item(
                id: notification.id.description, kind: notification.content.kind.rawValue,
                title: TextLimit.cut(words.title.string(in: environment), to: Self.longestTitle),
                text: TextLimit.cut(words.text.string(in: environment), to: Self.longestText),
                path: notification.content.object.flatMap(path))
        }
        let list = path(ObjectReference(.notifications)) ?? "/"
        isUrgent = notifications.contains { $0.content.kind.type == .security }
        if let only = items.first, items.count == 1 {
            (title, text, self.path, self.tag) = (only.title, only.text, only.path ?? list, only.id)
        } else {
            let count = items.count
            let heading: LocalizedText = .plural(count, one: "1 notification", other: "\(count) notifications")
            title = heading.string(in: environment)
            var lines = items.prefix(Self.maximumListed).map(\.line)
            if count > lines.count {
                let more: LocalizedText = "And \(count - lines.count) more."
                lines.append(more.string(in: environment))
            }
            (text, self.path, self.tag) = (lines.joined(separator: "\n"), list, tag)
        }
    }

    /// A test message.
    init(testWith tag: String, in environment: TextEnvironment, path: (ObjectReference) -> String?) {
        let (title, text): (LocalizedText, LocalizedText) = ("Test message", "Messages from Coffer reach you here.")
        self.title = title.string(in: environment)
        self.text = text.string(in: environment)
        self.path = path(ObjectReference(.notificationSettings)) ?? "/"
        self.tag = tag
        isUrgent = false
        items = []
    }
}
