import Localization
package import Services

extension SearchHitKind {
    package static let goal = SearchHitKind("goal", "Goals", precedence: 12)
}
