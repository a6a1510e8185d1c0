import Localization
package import Services

extension SearchHitKind {
    package static let note = SearchHitKind("note", "Notes", precedence: nextPrecedence)
}
