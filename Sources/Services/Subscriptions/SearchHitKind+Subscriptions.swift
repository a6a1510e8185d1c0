import Localization

extension SearchHitKind {
    package static let subscription = SearchHitKind("subscription", "Subscriptions", precedence: 8)
}
