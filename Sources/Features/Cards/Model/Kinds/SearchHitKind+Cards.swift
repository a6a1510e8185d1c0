import Localization
package import Services

extension SearchHitKind {
    package static let card = SearchHitKind("card", "Cards", precedence: 6)
    package static let benefit = SearchHitKind("benefit", "Benefits", precedence: 7)
}
