import Models
import WireModels

/// The recipient of a payment in an export. It has either an IBAN or another number.
struct PaymentPartyExport: Encodable {
    let name: String
    /// In electronic form.
    let iban: String?
    /// A national number.
    let number: String?
    let bank: String?
    /// ISO 9362.
    let bic: String?
    let street: String?
    let postalCode: String?
    let town: String?
    /// ISO 3166, two letters.
    let country: String?

    init(_ party: PaymentParty) {
        name = party.name
        iban = party.number.iban?.text
        number = party.number.iban == nil ? party.number.text : nil
        bank = party.bank.nonEmpty
        bic = party.bic
        street = party.address?.street.nonEmpty
        postalCode = party.address?.postalCode.nonEmpty
        town = party.address?.town
        country = party.address?.country
    }
}
