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

    /// Who is meant; what is wrong with the number goes into the errors.
    ///
    /// - Parameter kept: the number that stays where none is typed.
    func party(keeping kept: PaymentNumber? = nil, errors: inout OrderForm.Errors) -> PaymentParty {
        let address = [street, postalCode, town, country].map(\.trimmed)
        return PaymentParty(
            name: name.trimmed, number: number(keeping: kept, errors: &errors), bank: bank.trimmed,
            bic: bic.trimmed.isEmpty ? nil : bic.filter { !$0.isWhitespace }.uppercased(),
            address: address.allSatisfy(\.isEmpty)
                ? nil : PostalAddress(street: address[0], postalCode: address[1], town: address[2], country: address[3].uppercased()))
    }

    /// What begins as an IBAN does is meant to be one.
    private func number(keeping kept: PaymentNumber?, errors: inout OrderForm.Errors) -> PaymentNumber {
        let typed = number.trimmed
        if typed.isEmpty, let kept { return kept }
        do {
            return .iban(try IBAN(typed))
        } catch {
            let start = typed.prefix(4)
            if start.count == 4, start.prefix(2).allSatisfy(\.isLetter), start.dropFirst(2).allSatisfy(\.isNumber) {
                errors[.number] = error.description
            }
            return .other(typed)
        }
    }
}
