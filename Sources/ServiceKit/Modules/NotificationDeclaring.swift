import Ledger
package import Localization
package import Models
package import Services

/// A module that declares the kinds of its notifications.
package protocol NotificationDeclaring: ServiceModule {
    /// The kinds, each with its text.
    var notifications: [NotificationWording] { get }

    /// The types of notifications that the settings list, one of all modules for each.
    var notificationTypes: [NotificationTypeText] { get }
}

extension NotificationDeclaring {
    package var notificationTypes: [NotificationTypeText] { [] }
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
    /// The types, in the order of the settings.
    package let types: [NotificationTypeText]
    private let wordings: [NotificationKind: NotificationWording]
    private let summaries: [SummaryLine.Kind: SummaryWording]

    init(_ modules: [any NotificationDeclaring], summaries: [any SummaryContributing]) {
        let wordings = modules.flatMap(\.notifications)
        kinds = wordings.map(\.kind)
        types = modules.flatMap(\.notificationTypes).sorted { $0.precedence < $1.precedence }
        self.wordings = Dictionary(uniqueKeysWithValues: wordings.map { ($0.kind, $0) })
        self.summaries = Dictionary(uniqueKeysWithValues: summaries.flatMap(\.summaryWordings).map { ($0.kind, $0) })
    }

    /// The text of a notification; of an undeclared kind, which is never read, its subject.
    package func text(of content: NotificationContent) -> NotificationText {
        guard let wording = wordings[content.kind] else { return NotificationText((.verbatim(content.subject), "")) }
        return NotificationText(wording.text(NotificationParts(content: content, summary: summary(content))))
    }

    /// The lines of a weekly summary; those of a kind that is not declared any more are left out.
    private func summary(_ content: NotificationContent) -> [LocalizedText] {
        guard content.kind == .weeklySummary else { return [] }
        return SummaryLine.lines(in: content.detail).compactMap { line in summaries[line.kind]?.text(line) }
    }
}

extension ServiceModules {
    /// The kinds of notifications that the modules declare.
    package var notifications: DeclaredNotifications {
        ledger.made { DeclaredNotifications(ledger.extending(), summaries: summaryContributors) }
    }
}
