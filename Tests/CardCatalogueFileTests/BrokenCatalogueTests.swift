import CardCatalogueFile
import Models
import Testing

/// A file that is wrong is refused with its place.
@Suite struct BrokenCatalogueTests {

    private static let whole = """
        {
          "version": "2026.11.21",
          "sources": { "list": { "name": "A list", "address": "https://example.org/list" } },
          "cards": [
            {
              "code": "one", "name": "One", "issuer": "Bank", "network": "visa", "gradient": ["0D2A4D", "1D4E89"], "annualFee": "95",
              "currency": "USD", "source": "list", "asOf": "2026-01-18",
              "benefits": [
                {
                  "code": "rides", "name": "Rides", "category": "transportation", "value": "15.50", "frequency": "monthly",
                  "bonuses": [{ "month": 12, "amount": "20" }], "usesPerCycle": 2, "lastDay": "2027-12-31",
                  "charges": ["*rides*"], "source": "list", "asOf": "2026-01-18"
                }
              ]
            }
          ]
        }
        """

    /// What reading the file with one text in the place of another throws.
    private static func failure(_ old: String, _ new: String) -> CardCatalogueError? {
        let parts = whole.split(separator: old, maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        do {
            _ = try CardCatalogueFile.read(Array("\(parts[0])\(new)\(parts[1])".utf8))
            return nil
        } catch {
            return error
        }
    }

    @Test func theWholeOneIsRead() throws {
        let catalogue = try CardCatalogueFile.read(Array(Self.whole.utf8))
        #expect(catalogue.cards.map(\.code) == ["one"])
        #expect(catalogue.cards.first?.benefits.first?.terms.perYear.minorUnits == 392_00)
        #expect(catalogue.cards.first?.source.address == "https://example.org/list")
    }

    @Test(
        arguments: [
            ("\"annualFee\": \"95\"", "\"annualFee\": \"-1\"", "annualFee", CatalogueFault.notPositive("-1")),
            ("\"annualFee\": \"95\"", "\"annualFee\": 95", "annualFee", .wrongKind(expected: "text")),
            ("\"visa\"", "\"vista\"", "network", .unknownWord("vista")),
            ("\"network\": \"visa\", ", "", "network", .missing),
            ("\"USD\"", "\"UDS\"", "currency", .unknownWord("UDS")),
            ("1D4E89", "ABABAB", "gradient", .poorContrast(229)),
            ("1D4E89", "1D4E8", "gradient", .noColour("0D2A4D, 1D4E8")),
            ("\"One\"", "\" \"", "name", .empty),
            ("\"One\"", "\"\(String(repeating: "n", count: 101))\"", "name", .tooLong(most: 100)),
            ("\"One\"", "\"4111 1111 1111 1111\"", "name", .cardNumber),
            ("\"code\": \"one\"", "\"code\": \"One\"", "code", .noCode("One")),
            ("\"issuer\"", "\"isuer\"", "isuer", .unknownField),
        ])
    func aFieldOfACardIsRefusedByName(_ old: String, _ new: String, _ field: String, _ fault: CatalogueFault) throws {
        let error = try #require(Self.failure(old, new))
        guard case .field(let place, let found) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(place.field == field && place.benefit == nil && ["one", "One"].contains(place.card))
        if case .poorContrast(let hundredths) = found {
            #expect(hundredths < 450 && field == "gradient")
        } else {
            #expect(found == fault)
        }
    }

    @Test(
        arguments: [
            ("15.50", "0", "value", CatalogueFault.notPositive("0")), ("15.50", "15.505", "value", .noAmount("15.505")),
            ("15.50", "much", "value", .noAmount("much")), ("\"monthly\"", "\"weekly\"", "frequency", .unknownWord("weekly")),
            ("\"transportation\"", "\"rides\"", "category", .unknownWord("rides")),
            ("2027-12-31", "2027-02-31", "lastDay", .noDay("2027-02-31")),
            ("\"*rides*\"", "\"*\"", "charges", .vaguePattern("*")), ("\"*rides*\"", "\"\"", "charges", .empty),
            ("\"*rides*\"", "7", "charges", .wrongKind(expected: "list of texts")),
            ("\"month\": 12", "\"month\": 13", "month", .outOfRange(13)),
            ("\"amount\": \"20\"", "\"amount\": \"0\"", "amount", .notPositive("0")),
            ("\"usesPerCycle\": 2", "\"usesPerCycle\": 0", "usesPerCycle", .outOfRange(0)),
            ("\"usesPerCycle\": 2", "\"mode\": \"perhaps\"", "mode", .unknownWord("perhaps")),
            ("\"usesPerCycle\": 2", "\"alignment\": \"moon\"", "alignment", .unknownWord("moon")),
            ("\"charges\": [\"*rides*\"], \"source\": \"list\"", "\"source\": \"lost\"", "source", .unknownSource("lost")),
            ("\"charges\": [\"*rides*\"], \"source\": \"list\", \"asOf\": \"2026-01-18\"", "\"source\": \"list\"", "asOf", .missing),
        ])
    func aFieldOfABenefitIsRefusedByName(_ old: String, _ new: String, _ field: String, _ fault: CatalogueFault) throws {
        #expect(Self.failure(old, new) == .field(CataloguePlace(card: "one", benefit: "rides", field: field), fault))
    }

    @Test func codesAreThereOnce() {
        let again = """
            "benefits": [
              { "code": "rides", "name": "Rides", "category": "travel", "value": "1", "frequency": "annual", "source": "list",
                "asOf": "2026-01-18" },
            """
        #expect(
            Self.failure("\"benefits\": [", again)
                == .field(CataloguePlace(card: "one", benefit: "rides", field: "code"), .repeated("rides")))
        let card = """
            "cards": [
              { "code": "one", "name": "Two", "issuer": "Bank", "network": "visa", "gradient": ["0D2A4D", "1D4E89"], "annualFee": "0",
                "currency": "USD", "source": "list", "asOf": "2026-01-18" },
            """
        #expect(Self.failure("\"cards\": [", card) == .field(CataloguePlace(card: "one", field: "code"), .repeated("one")))
    }

    @Test func whatIsNoJSONIsRefusedInASentence() {
        #expect(Self.failure("{", "[") == .noJSON)
        #expect(CardCatalogueError.noJSON.description == "The catalogue of cards is no JSON")
        #expect(
            CardCatalogueError.field(CataloguePlace(card: "one", benefit: "rides", field: "value"), .notPositive("0")).description
                == "The catalogue of cards cannot be read: card one, benefit rides, field value: 0 is not above zero")
    }
}
