import Models
import TransferModel

/// The form values of a recipient, and their parsers.
struct PartyForm: Hashable {
    var name = ""
    /// An IBAN or a national account number.
    var number = ""
    var bank = ""
    var bic = ""
    var street = ""
    var postalCode = ""
    var town = ""
    /// The country code of two letters.
    var country = ""

    init() {}

    /// - Parameter showsNumber: Whether an account number that is not an IBAN may be shown.
    init(_ party: PaymentParty, showsNumber: Bool) {
        name = party.name
        number = party.number.iban?.formatted ?? (showsNumber ? party.number.text : "")
        bank = party.bank
        bic = party.bic ?? ""
        street = party.address?.street ?? ""
        postalCode = party.address?.postalCode ?? ""
        town = party.address?.town ?? ""
        country = party.address?.country ?? ""
    }

    /// Parses the recipient.
    ///
    /// - Parameter kept: The stored number, used if the number field is empty.
    func party(keeping kept: PaymentNumber? = nil) -> PaymentParty {
        let typed = PaymentNumber(number)
        return PaymentPartyRule.cleaned(
            PaymentParty(
                name: name, number: number.trimmed.isEmpty ? kept ?? typed : typed, bank: bank, bic: bic,
                address: PostalAddress(street: street, postalCode: postalCode, town: town, country: country)))
    }
}
