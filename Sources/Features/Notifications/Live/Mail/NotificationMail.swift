import Localization
import Models
import ServiceKit
import Services

/// The e-mail with all due notifications of a member. E-mail is not confidential, so it contains no amounts.
struct NotificationMail {
    /// Maximum number of notifications listed individually.
    static let maximumListed = 50

    let subject: String
    /// Lines end with LF.
    let body: String

    /// - Parameters:
    ///   - notifications: at least one, in the order in which they are listed.
    ///   - modules: what declares their kinds.
    ///   - environment: the reader's language and format.
    ///   - address: the address of an object; nil: it has no link.
    init(
        _ notifications: [Notification], _ modules: ServiceModules, in environment: TextEnvironment, address: (ObjectReference) -> String?
    ) {
        let texts = notifications.prefix(Self.maximumListed).map { modules.notifications.text(of: $0.content) }
        let count = notifications.count
        let subject: LocalizedText = count == 1 ? texts[0].title : .plural(count, one: "1 notification", other: "\(count) notifications")
        self.subject = subject.string(in: environment)
        func line(_ place: ObjectReference) -> String { address(place).map { "\n\($0)" } ?? "" }
        var blocks = zip(texts, notifications).map { text, notification in
            [text.title.string(in: environment), text.text.string(in: environment), notification.content.object.flatMap(address) ?? ""]
                .filter { !$0.isEmpty }.joined(separator: "\n")
        }
        if notifications.count > texts.count {
            let more: LocalizedText = "And \(count - texts.count) more."
            blocks.append(more.string(in: environment) + line(ObjectReference(.notifications)))
        }
        let reason: LocalizedText = "You get this message because of your settings in Coffer: More, Notifications."
        blocks.append("-- \n" + reason.string(in: environment) + line(ObjectReference(.notificationSettings)))
        body = blocks.joined(separator: "\n\n") + "\n"
    }
}
