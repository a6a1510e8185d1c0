import Localization
package import Services

extension SearchHitKind {
    package static let person = SearchHitKind("person", "People", precedence: 10)
    package static let group = SearchHitKind("group", "Groups", precedence: 11)
}
