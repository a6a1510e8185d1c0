package import Models

/// A beneficiary. Either `iban` or `number` is null.
package struct BeneficiaryResponse: Encodable {
    let id: ID<Beneficiary>
    let name: String
    /// In electronic form.
    let iban: String?
    /// A national number, masked.
    let number: String?
    /// The name of the bank; may be empty.
    let bank: String
    /// ISO 9362.
    let bic: String?
    let favorite: Bool

    package init(_ beneficiary: Beneficiary) {
        let party = beneficiary.party
        id = beneficiary.id
        name = party.name
        iban = party.number.iban?.text
        number = party.number.maskedNationalNumber
        bank = party.bank
        bic = party.bic
        favorite = beneficiary.isFavorite
    }
}

extension PaymentNumber {
    /// Nil for an IBAN.
    package var maskedNationalNumber: String? { iban == nil ? shown : nil }
}
