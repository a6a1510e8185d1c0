import Localization
package import Services

extension SearchHitKind {
    package static let category = SearchHitKind("category", "Categories", precedence: 3)
    package static let rule = SearchHitKind("rule", "Rules", precedence: 15)
}
