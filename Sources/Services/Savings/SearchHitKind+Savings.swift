import Localization

extension SearchHitKind {
    package static let goal = SearchHitKind("goal", "Goals", precedence: 12)
}
