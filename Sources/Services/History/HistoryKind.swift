package import Localization
package import Models

/// What changes of the history concern, for its filter: a kind of object with all actions of it. Features declare their own.
package struct HistoryKind: DeclaredKind {
    /// Its name in the filter's query.
    package let rawValue: String
    package let title: LocalizedText
    /// The actions, each in a few words.
    package let titles: [AuditRecord.Action: LocalizedText]
    /// The filter lists those with a lower precedence first, then in the order of the modules.
    package let precedence: Int

    package init(_ rawValue: String, _ title: LocalizedText, precedence: Int = 0, _ titles: [AuditRecord.Action: LocalizedText]) {
        self.rawValue = rawValue
        self.title = title
        self.titles = titles
        self.precedence = precedence
    }
}
