import Localization

extension SearchHitKind {
    package static let expected = SearchHitKind("expected", "Expected money", precedence: 9)
}
