import Localization

extension SearchHitKind {
    package static let account = SearchHitKind("account", "Accounts", precedence: 2)
}
