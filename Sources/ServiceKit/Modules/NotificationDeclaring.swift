import Ledger
package import Localization
package import Models
package import Services

/// A module that declares the kinds of its notifications.
package protocol NotificationDeclaring: ServiceModule {
    /// The kinds, each with its text.
    var notifications: [NotificationWording] { get }
}

/// A kind of notifications and the function that words one.
package struct NotificationWording: Sendable {
    let kind: NotificationKind
    let text: @Sendable (NotificationParts) -> (title: LocalizedText, text: LocalizedText)

    package init(_ kind: NotificationKind, text: @escaping @Sendable (NotificationParts) -> (title: LocalizedText, text: LocalizedText)) {
        self.kind = kind
        self.text = text
    }
}

/// The notifications that modules declare.
package struct DeclaredNotifications: Sendable {
    package let kinds: [NotificationKind]
    private let wordings: [NotificationKind: NotificationWording]

    init(_ wordings: [NotificationWording]) {
        kinds = wordings.map(\.kind)
        self.wordings = Dictionary(uniqueKeysWithValues: wordings.map { ($0.kind, $0) })
    }

    /// The text of a notification; of an undeclared kind, which is never read, its subject.
    package func text(of content: NotificationContent) -> NotificationText {
        guard let wording = wordings[content.kind] else { return NotificationText((.verbatim(content.subject), "")) }
        return NotificationText(wording.text(NotificationParts(content: content)))
    }
}

extension ServiceModules {
    /// The kinds of notifications that the modules declare.
    package var notifications: DeclaredNotifications {
        ledger.made { DeclaredNotifications(ledger.extending((any NotificationDeclaring).self).flatMap(\.notifications)) }
    }
}
