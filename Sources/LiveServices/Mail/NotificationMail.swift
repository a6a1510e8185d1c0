import Models
import Services

/// What a member is sent of what they are told: all that is due in one message. E-mail is read on its way, so it holds no amounts.
struct NotificationMail {
    /// How many are told of one by one.
    static let most = 50

    let subject: String
    /// Lines ended by LF.
    let body: String

    /// - Parameters:
    ///   - notifications: at least one, in the order in which they are told.
    ///   - site: what stands before a path in a link, without a slash at its end; nil: there are no links.
    init(_ notifications: [Notification], locale: LocaleFormat, site: String?) {
        let texts = notifications.prefix(Self.most).map { NotificationText($0.content, locale: locale, showsAmounts: false) }
        subject = notifications.count == 1 ? texts[0].title : "\(notifications.count) notifications"
        var blocks = zip(texts, notifications).map { text, notification in
            [text.title, text.text, Self.link(notification.content.path, at: site)].filter { !$0.isEmpty }.joined(separator: "\n")
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
