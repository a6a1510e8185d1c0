import Models
import WireModels

/// A beneficiary in an export: the members of its payment party between its own.
package struct BeneficiaryExport: Encodable {
    let id: ID<Beneficiary>
    let party: InlineMembers<PaymentPartyExport>
    let favorite: Bool

    /// - Parameter beneficiary: with the account number as it is exported.
    package init(_ beneficiary: Beneficiary) {
        id = beneficiary.id
        party = InlineMembers(PaymentPartyExport(beneficiary.party))
        favorite = beneficiary.isFavorite
    }
}
