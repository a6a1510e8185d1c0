import Localization
import Models
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
    ///   - site: origin and path prefix of links, without trailing slash; nil: there are no links.
    init(_ notifications: [Notification], locale: LocaleFormat, site: String?) {
        let texts = notifications.prefix(Self.maximumListed).map { NotificationText($0.content) }
        let environment = TextEnvironment(locale: locale)
        subject = notifications.count == 1 ? texts[0].title.string(in: environment) : "\(notifications.count) notifications"
        var blocks = zip(texts, notifications).map { text, notification in
            [text.title.string(in: environment), text.text.string(in: environment), Self.link(notification.content.path, at: site)]
                .filter { !$0.isEmpty }.joined(separator: "\n")
        }
        if notifications.count > texts.count {
            let link = Self.link("/notifications", at: site)
            blocks.append("And \(notifications.count - texts.count) more." + (link.isEmpty ? "" : "\n\(link)"))
        }
        let settings = Self.link("/more/notifications", at: site)
        blocks.append("-- \nCoffer sends this because you asked for it: More, Notifications." + (settings.isEmpty ? "" : "\n\(settings)"))
        body = blocks.joined(separator: "\n\n") + "\n"
    }

    private static func link(_ path: String, at site: String?) -> String { site.map { $0 + path } ?? "" }
}
