import Localization
package import Services

extension SearchHitKind {
    package static let account = SearchHitKind("account", "Accounts", precedence: 2)
}
