import Models
import Testing
import TransferModel

struct PaymentPartyRuleTests {

    private func violations(
        name: String = "Jane Doe", number: String = "DE89 3704 0044 0532 0130 00", bank: String = "", bic: String? = nil,
        address: PostalAddress? = nil, isInternational: Bool = false
    ) -> [TransferViolation] {
        let party = PaymentParty(name: name, number: .other(number), bank: bank, bic: bic, address: address)
        return PaymentPartyRule.violations(of: party, isInternational: isInternational)
    }

    @Test func aPartyWithAnIBANIsValid() {
        #expect(violations() == [])
        #expect(violations(bank: "Sparkasse", bic: "cobadeff", address: PostalAddress(town: "Berlin", country: "de")) == [])
    }

    @Test(arguments: [
        ("", PaymentPartyRule.Violation.nameMissing), (" \n ", .nameMissing), (String(repeating: "ä", count: 71), .nameTooLong),
    ])
    func aNameHas1To70Characters(name: String, violation: PaymentPartyRule.Violation) {
        #expect(violations(name: name) == [.party(violation)])
        #expect(violations(name: String(repeating: "ä", count: 70)) == [])
    }

    @Test(arguments: [
        ("", PaymentPartyRule.Violation.numberMissing), (" - ", .numberCharacters), ("12/34", .numberCharacters),
        ("１２３４", .numberCharacters), (String(repeating: "a", count: 35), .numberTooLong),
        ("DE89 3704 0044 0532 0130 01", .iban(.wrongCheckDigits)),
        ("DE89 3704 0044 0532 0130", .iban(.wrongLength(country: "DE", expected: 22, found: 20))),
        ("4111 1111 1111 1111", .numberOfCard), ("4222222222222", .numberOfCard),
    ])
    func aNumberIsAnIBANOrAPlainNumber(number: String, violation: PaymentPartyRule.Violation) {
        #expect(violations(number: number) == [.party(violation)])
    }

    @Test(arguments: ["1", "12-345 678", "4111 1111 1111 1112", "411111111111", "AB12", String(repeating: "7", count: 34)])
    func aPlainNumberIsValid(number: String) {
        #expect(violations(number: number) == [])
        #expect(violations(number: number, isInternational: true) == [.ibanRequired])
    }

    @Test func aBICHas8Or11CharactersAndACountry() {
        for bic in ["COBADEFF", "cobadeffxxx", " COBADEFF ", ""] { #expect(violations(bic: bic) == [], "\(bic)") }
        for bic in ["COBADEF", "COBADEFFX", "COBAZZFF", "COBADEFFXXÄ", "COB-DEFF"] {
            #expect(violations(bic: bic) == [.party(.bic)], "\(bic)")
        }
    }

    @Test func anAddressNeedsATownAndACountry() {
        #expect(violations(address: PostalAddress(street: " ", town: "", country: "")) == [])
        #expect(violations(address: PostalAddress(street: "Way 1", town: "", country: "DE")) == [.party(.addressIncomplete)])
        #expect(violations(address: PostalAddress(town: "Berlin", country: "")) == [.party(.addressIncomplete)])
        #expect(violations(address: PostalAddress(town: "Berlin", country: "ZZ")) == [.party(.countryUnknown("ZZ"))])
        #expect(
            violations(address: PostalAddress(postalCode: String(repeating: "1", count: 17), town: "Berlin", country: "DE"))
                == [.party(.postalCodeTooLong)])
    }

    @Test func allViolationsAreReportedTogether() {
        let all = violations(
            name: "", number: "", bank: String(repeating: "b", count: 71), bic: "x", address: PostalAddress(town: "", country: "DE"))
        #expect(all.map(\.field) == [.name, .number, .bank, .bic, .address])
    }

    @Test func partiesAreNormalised() {
        let party = PaymentParty(
            name: " Jane\nDoe ", number: .other("de89370400440532013000"), bank: "\tBank ", bic: " cobadeff ",
            address: PostalAddress(street: " ", town: " Berlin", country: "de "))
        let cleaned = PaymentPartyRule.cleaned(party)
        #expect(cleaned.name == "Jane Doe")
        #expect(cleaned.number.iban?.text == "DE89370400440532013000")
        #expect([cleaned.bank, cleaned.bic] == ["Bank", "COBADEFF"])
        #expect(cleaned.address == PostalAddress(town: "Berlin", country: "DE"))
        #expect(PaymentPartyRule.cleaned(cleaned) == cleaned)
    }

    @Test func aNoteHas140Characters() {
        #expect(TransferNote.violation(of: String(repeating: "ü", count: 140)) == nil)
        #expect(TransferNote.violation(of: String(repeating: "ü", count: 141)) == .noteTooLong)
        #expect(TransferNote.cleaned(" two\nlines ") == "two lines")
    }
}
