package import Models

/// A beneficiary in an export: the members of its payment party between its own.
package struct BeneficiaryExport: Encodable {
    let id: ID<Beneficiary>
    let party: PaymentPartyExport
    let favorite: Bool

    /// - Parameter beneficiary: with the account number as it is exported.
    package init(_ beneficiary: Beneficiary) {
        id = beneficiary.id
        party = PaymentPartyExport(beneficiary.party)
        favorite = beneficiary.isFavorite
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try party.encode(to: encoder)
        try container.encode(favorite, forKey: .favorite)
    }

    private enum CodingKeys: CodingKey {
        case id, favorite
    }
}
