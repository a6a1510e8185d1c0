import Localization
package import Services

extension SearchHitKind {
    package static let transfer = SearchHitKind("transfer", "Scheduled transfers", precedence: 13)
    package static let beneficiary = SearchHitKind("beneficiary", "Beneficiaries", precedence: 14)
    package static let standingOrder = SearchHitKind("standing_order", "Standing orders", precedence: 16)
}
