package import Localization
import Models

/// The kind of a hit of a search; each feature declares its own.
package struct SearchHitKind: DeclaredKind {
    package let rawValue: String
    /// The heading of the results of the kind.
    package let title: LocalizedText
    /// Results of kinds with a lower precedence are shown first.
    package let precedence: Int

    package init(_ rawValue: String, _ title: LocalizedText, precedence: Int) {
        self.rawValue = rawValue
        self.title = title
        self.precedence = precedence
    }
}

extension SearchHitKind {
    package static let action = SearchHitKind("action", "Actions", precedence: 0)
    package static let screen = SearchHitKind("screen", "Screens and settings", precedence: 1)
}
