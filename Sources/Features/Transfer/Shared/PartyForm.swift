import Models

/// What is typed of somebody who is paid, as text, and how it is read.
struct PartyForm: Hashable {
    var name = ""
    /// An IBAN, or a national number.
    var number = ""
    var bank = ""
    var bic = ""
    var street = ""
    var postalCode = ""
    var town = ""
    /// Two letters.
    var country = ""

    init() {}

    /// - Parameter showsNumber: whether a number that is no IBAN may be shown.
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

    /// Who is meant.
    ///
    /// - Parameter kept: the number that stays where none is typed.
    func party(keeping kept: PaymentNumber? = nil) -> PaymentParty {
        let typed = PaymentPartyRule.number(number)
        return PaymentPartyRule.cleaned(
            PaymentParty(
                name: name, number: number.trimmed.isEmpty ? kept ?? typed : typed, bank: bank, bic: bic,
                address: PostalAddress(street: street, postalCode: postalCode, town: town, country: country)))
    }
}
