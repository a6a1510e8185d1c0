import Models
import Testing

struct PaymentPartyRuleTests {

    private func sentences(
        name: String = "Jane Doe", number: String = "DE89 3704 0044 0532 0130 00", bank: String = "", bic: String? = nil,
        address: PostalAddress? = nil, isInternational: Bool = false
    ) -> [String] {
        let party = PaymentParty(name: name, number: .other(number), bank: bank, bic: bic, address: address)
        return PaymentPartyRule.violations(of: party, isInternational: isInternational).map { "\($0.field): \($0)" }
    }

    @Test func aPartyWithAnIBANIsValid() {
        #expect(sentences() == [])
        #expect(sentences(bank: "Sparkasse", bic: "cobadeff", address: PostalAddress(town: "Berlin", country: "de")) == [])
    }

    @Test(arguments: [
        ("", "name: A name is required"), (" \n ", "name: A name is required"),
        (String(repeating: "ä", count: 71), "name: A name has at most 70 characters"),
    ])
    func aNameHas1To70Characters(name: String, sentence: String) {
        #expect(sentences(name: name) == [sentence])
        #expect(sentences(name: String(repeating: "ä", count: 70)) == [])
    }

    @Test(arguments: [
        ("", "An IBAN or an account number is required"), (" - ", "An account number has letters, digits, blanks and hyphens"),
        ("12/34", "An account number has letters, digits, blanks and hyphens"),
        ("１２３４", "An account number has letters, digits, blanks and hyphens"),
        (String(repeating: "a", count: 35), "An account number has at most 34 characters"),
        ("DE89 3704 0044 0532 0130 01", "The check digits are wrong: please compare it once more"),
        ("DE89 3704 0044 0532 0130", "An IBAN of DE has 22 characters, this one 20"),
        ("4111 1111 1111 1111", "This is the number of a card; enter that of the account"),
        ("4222222222222", "This is the number of a card; enter that of the account"),
    ])
    func aNumberIsAnIBANOrAPlainNumber(number: String, sentence: String) {
        #expect(sentences(number: number) == ["number: " + sentence])
    }

    @Test(arguments: ["1", "12-345 678", "4111 1111 1111 1112", "411111111111", "AB12", String(repeating: "7", count: 34)])
    func aPlainNumberIsValid(number: String) {
        #expect(sentences(number: number) == [])
        #expect(sentences(number: number, isInternational: true) == ["number: An international transfer needs an IBAN"])
    }

    @Test func aBICHas8Or11CharactersAndACountry() {
        for bic in ["COBADEFF", "cobadeffxxx", " COBADEFF ", ""] { #expect(sentences(bic: bic) == [], "\(bic)") }
        for bic in ["COBADEF", "COBADEFFX", "COBAZZFF", "COBADEFFXXÄ", "COB-DEFF"] {
            #expect(sentences(bic: bic) == ["bic: A BIC has 8 or 11 letters and digits, as COBADEFFXXX"], "\(bic)")
        }
    }

    @Test func anAddressNeedsATownAndACountry() {
        #expect(sentences(address: PostalAddress(street: " ", town: "", country: "")) == [])
        #expect(
            sentences(address: PostalAddress(street: "Way 1", town: "", country: "DE")) == [
                "address: An address needs a town and a country"
            ])
        #expect(sentences(address: PostalAddress(town: "Berlin", country: "")) == ["address: An address needs a town and a country"])
        #expect(
            sentences(address: PostalAddress(town: "Berlin", country: "ZZ")) == ["address: ZZ is not the code of a country, as DE or FR"])
        #expect(
            sentences(address: PostalAddress(postalCode: String(repeating: "1", count: 17), town: "Berlin", country: "DE"))
                == ["address: A postal code has at most 16 characters"])
    }

    @Test func allViolationsAreReportedTogether() {
        let all = sentences(
            name: "", number: "", bank: String(repeating: "b", count: 71), bic: "x", address: PostalAddress(town: "", country: "DE"))
        #expect(all.map { $0.prefix { $0 != ":" } } == ["name", "number", "bank", "bic", "address"])
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
        #expect(TransferNote.violation(of: String(repeating: "ü", count: 141))?.description == "A note has at most 140 characters")
        #expect(TransferNote.cleaned(" two\nlines ") == "two lines")
    }
}
