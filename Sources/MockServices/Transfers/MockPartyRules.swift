import Models
import Services

/// What whom an order pays has to be: the rules of the real services.
enum MockPartyRules {

    /// The party without blanks at the ends of its texts.
    static func tidied(_ party: PaymentParty) -> PaymentParty {
        var party = party
        party.name = MockText.line(party.name)
        party.bank = MockText.line(party.bank)
        if case .other(let number) = party.number { party.number = .other(MockText.line(number)) }
        if let bic = party.bic { party.bic = MockText.line(bic).uppercased() }
        if party.bic?.isEmpty == true { party.bic = nil }
        if let address = party.address {
            party.address = PostalAddress(
                street: MockText.line(address.street), postalCode: MockText.line(address.postalCode), town: MockText.line(address.town),
                country: MockText.line(address.country).uppercased())
        }
        return party
    }

    /// The rules that a tidied party breaks.
    static func refusals(_ party: PaymentParty, isInternational: Bool) -> [TransferRefusal] {
        var refusals: [TransferRefusal] = []
        if party.name.isEmpty { refusals.append(.text(.name, "Name is required")) }
        if party.name.count > 70 { refusals.append(.text(.name, "A name has at most 70 characters")) }
        if case .other(let number) = party.number {
            if number.isEmpty {
                refusals.append(.text(.number, "IBAN or account number is required"))
            } else if isInternational {
                refusals.append(.ibanRequired)
            } else if number.count > 34 || !number.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == " " || $0 == "-" }) {
                refusals.append(.text(.number, "An account number has at most 34 letters, digits, blanks and hyphens"))
            }
        }
        if party.bank.count > 70 { refusals.append(.text(.bank, "A bank's name has at most 70 characters")) }
        if let bic = party.bic, !isBIC(bic) { refusals.append(.text(.bic, "A BIC has 8 or 11 letters and digits")) }
        if let address = party.address {
            if address.town.isEmpty { refusals.append(.text(.address, "An address needs a town")) }
            if address.country.count != 2 || !address.country.allSatisfy({ $0.isASCII && $0.isLetter }) {
                refusals.append(.text(.address, "A country is two letters, such as FR"))
            }
        }
        return refusals
    }

    /// ISO 9362: four letters or digits, two letters, two letters or digits, and perhaps three more.
    private static func isBIC(_ text: String) -> Bool {
        guard text.count == 8 || text.count == 11, text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else { return false }
        return text.dropFirst(4).prefix(2).allSatisfy(\.isLetter)
    }
}
