import Localization
package import Services

extension SearchHitKind {
    package static let subscription = SearchHitKind("subscription", "Subscriptions", precedence: 8)
}
