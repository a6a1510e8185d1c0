import CardsModel
import Models
import Testing

@testable import CardCatalogueFile

/// Tests that an invalid file is rejected with the location of the error.
@Suite struct BrokenCatalogueTests {

    private static let whole = """
        {
          "version": "2026.11.21",
          "sources": { "list": { "name": "A list", "address": "https://example.org/list" } },
          "cards": [
            {
              "code": "one", "name": "One", "issuer": "Bank", "network": "visa", "gradient": ["0D2A4D", "1D4E89"], "annualFee": "95",
              "currency": "USD", "source": "list", "asOf": "2026-01-18",
              "confirmedBy": { "address": "https://www.example.com/cards/one", "day": "2026-11-26" },
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

    /// Replaces a text in a valid file and returns the error that loading it throws.
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

    @Test func aValidFileIsLoaded() throws {
        let catalogue = try CardCatalogueFile.read(Array(Self.whole.utf8))
        #expect(catalogue.cards.map(\.code) == ["one"])
        #expect(catalogue.cards.first?.benefits.first?.terms.perYear.minorUnits == 392_00)
        #expect(catalogue.cards.first?.source.address == "https://example.org/list")
    }

    @Test func aRowWithoutASecondTextIsUnverified() throws {
        let card = try #require(try CardCatalogueFile.read(Array(Self.whole.utf8)).cards.first)
        let confirmation = FactConfirmation(address: "https://www.example.com/cards/one", day: try #require(Day("2026-11-26")))
        #expect(card.source.confirmation == confirmation && confirmation.host == "www.example.com")
        #expect(card.benefits.map(\.source.confirmation) == [nil] && card.unverifiedBenefits == 1)
    }

    @Test(
        arguments: [
            ("\"annualFee\": \"95\"", "\"annualFee\": \"-1\"", "annualFee", CatalogueFieldError.notPositive("-1")),
            ("\"annualFee\": \"95\"", "\"annualFee\": 95", "annualFee", .wrongType(expected: "text")),
            ("\"visa\"", "\"vista\"", "network", .unknownValue("vista")),
            ("\"network\": \"visa\", ", "", "network", .missing),
            ("\"USD\"", "\"UDS\"", "currency", .unknownValue("UDS")),
            ("1D4E89", "ABABAB", "gradient", .insufficientContrast(229)),
            ("1D4E89", "1D4E8", "gradient", .invalidColour("0D2A4D, 1D4E8")),
            ("\"One\"", "\" \"", "name", .empty),
            ("\"One\"", "\"\(String(repeating: "n", count: 101))\"", "name", .tooLong(max: 100)),
            ("\"One\"", "\"4111 1111 1111 1111\"", "name", .containsCardNumber),
            ("\"code\": \"one\"", "\"code\": \"One\"", "code", .invalidCode("One")),
            ("https://www", "http://www", "address", .unknownValue("http://www.example.com/cards/one")),
            (", \"day\": \"2026-11-26\"", "", "day", .missing),
            ("2026-11-26", "2026-11-31", "day", .invalidDay("2026-11-31")),
            ("\"day\": \"2026", "\"on\": \"2026", "on", .unknownField),
            ("\"issuer\"", "\"isuer\"", "isuer", .unknownField),
        ])
    func anInvalidCardFieldIsReportedByName(_ old: String, _ new: String, _ field: String, _ fieldError: CatalogueFieldError) throws {
        let error = try #require(Self.failure(old, new))
        guard case .field(let location, let found) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(location.field == field && location.benefit == nil && ["one", "One"].contains(location.card))
        if case .insufficientContrast(let hundredths) = found {
            #expect(hundredths < 450 && field == "gradient")
        } else {
            #expect(found == fieldError)
        }
    }

    @Test(
        arguments: [
            ("15.50", "0", "value", CatalogueFieldError.notPositive("0")), ("15.50", "15.505", "value", .invalidAmount("15.505")),
            ("15.50", "much", "value", .invalidAmount("much")), ("\"monthly\"", "\"weekly\"", "frequency", .unknownValue("weekly")),
            ("\"transportation\"", "\"rides\"", "category", .unknownValue("rides")),
            ("2027-12-31", "2027-02-31", "lastDay", .invalidDay("2027-02-31")),
            ("\"*rides*\"", "\"*\"", "charges", .patternTooBroad("*")), ("\"*rides*\"", "\"\"", "charges", .empty),
            ("\"*rides*\"", "7", "charges", .wrongType(expected: "list of texts")),
            ("\"month\": 12", "\"month\": 13", "month", .outOfRange(13)),
            ("\"amount\": \"20\"", "\"amount\": \"0\"", "amount", .notPositive("0")),
            ("\"usesPerCycle\": 2", "\"usesPerCycle\": 0", "usesPerCycle", .outOfRange(0)),
            ("\"usesPerCycle\": 2", "\"mode\": \"perhaps\"", "mode", .unknownValue("perhaps")),
            ("\"usesPerCycle\": 2", "\"alignment\": \"moon\"", "alignment", .unknownValue("moon")),
            ("\"charges\": [\"*rides*\"], \"source\": \"list\"", "\"source\": \"lost\"", "source", .unknownSource("lost")),
            ("\"charges\": [\"*rides*\"], \"source\": \"list\", \"asOf\": \"2026-01-18\"", "\"source\": \"list\"", "asOf", .missing),
        ])
    func anInvalidBenefitFieldIsReportedByName(_ old: String, _ new: String, _ field: String, _ fieldError: CatalogueFieldError) throws {
        #expect(Self.failure(old, new) == .field(CatalogueLocation(card: "one", benefit: "rides", field: field), fieldError))
    }

    @Test func codesAreUnique() {
        let again = """
            "benefits": [
              { "code": "rides", "name": "Rides", "category": "travel", "value": "1", "frequency": "annual", "source": "list",
                "asOf": "2026-01-18" },
            """
        #expect(
            Self.failure("\"benefits\": [", again)
                == .field(CatalogueLocation(card: "one", benefit: "rides", field: "code"), .duplicate("rides")))
        let card = """
            "cards": [
              { "code": "one", "name": "Two", "issuer": "Bank", "network": "visa", "gradient": ["0D2A4D", "1D4E89"], "annualFee": "0",
                "currency": "USD", "source": "list", "asOf": "2026-01-18" },
            """
        #expect(Self.failure("\"cards\": [", card) == .field(CatalogueLocation(card: "one", field: "code"), .duplicate("one")))
    }

    @Test func invalidJSONIsReported() {
        #expect(Self.failure("{", "[") == .invalidJSON)
        #expect(CardCatalogueError.invalidJSON.description == "The catalogue of cards is no JSON")
        #expect(
            CardCatalogueError.field(CatalogueLocation(card: "one", benefit: "rides", field: "value"), .notPositive("0")).description
                == "The catalogue of cards cannot be read: card one, benefit rides, field value: 0 is not above zero")
    }
}
