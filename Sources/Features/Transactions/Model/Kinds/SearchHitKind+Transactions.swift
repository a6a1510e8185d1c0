import Localization
package import Services

extension SearchHitKind {
    package static let payee = SearchHitKind("payee", "Payees", precedence: 4)
    package static let tag = SearchHitKind("tag", "Tags", precedence: 5)
    package static let transaction = SearchHitKind("transaction", "Transactions", precedence: 17)
}
