import Ledger
package import Localization
package import Models
package import Services

/// A module that notifies members.
package protocol NotificationDeclaring: ServiceModule {
    /// The kinds of its notifications, each with its text.
    var notifications: [NotificationWording] { get }
}

/// A kind of notifications, and the text of one.
package struct NotificationWording: Sendable {
    package let kind: NotificationKind
    package let text: @Sendable (NotificationParts) -> (title: LocalizedText, text: LocalizedText)

    package init(_ kind: NotificationKind, text: @escaping @Sendable (NotificationParts) -> (title: LocalizedText, text: LocalizedText)) {
        self.kind = kind
        self.text = text
    }
}

extension ServiceModules {
    private var notificationWordings: [NotificationWording] { ledger.extending((any NotificationDeclaring).self).flatMap(\.notifications) }

    /// The declared kinds of notifications.
    package var notificationKinds: [NotificationKind] { notificationWordings.map(\.kind) }

    /// The texts of some notifications of declared kinds.
    package func texts(of contents: [NotificationContent]) -> [NotificationText] {
        let wordings = notificationWordings
        return contents.map { content in
            let wording = wordings.first { $0.kind == content.kind }
            return wording.map { NotificationText($0.text(NotificationParts(content: content))) }
                ?? NotificationText((.verbatim(content.subject), ""))
        }
    }
}
