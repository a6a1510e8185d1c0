import Models
import PeopleModel
import Testing

/// The text of a code that banking apps read, by EPC069-12.
struct EPCPaymentTests {
    private func payment(
        _ name: String = "Anna Brandt", units: Int64 = 63_34, currency: String = "EUR", remittance: String = "Trip"
    ) throws -> EPCPayment? {
        EPCPayment(
            name: name, iban: try IBAN("DE89 3704 0044 0532 0130 00"),
            amount: Money(minorUnits: units, currency: try #require(Currency(code: currency))), remittance: remittance)
    }

    @Test func theTextHasTheElementsInTheirOrder() throws {
        #expect(
            try payment()?.text == "BCD\n002\n1\nSCT\n\nAnna Brandt\nDE89370400440532013000\nEUR63.34\n\n\nTrip")
        #expect(try payment(units: 5, remittance: "")?.text.hasSuffix("\nDE89370400440532013000\nEUR0.05") == true)
    }

    @Test(arguments: [0, -1, 100_000_000_000] as [Int64])
    func anAmountOutsideTheRangeHasNoCode(units: Int64) throws {
        #expect(try payment(units: units) == nil)
    }

    @Test func onlyEuroCanBePaid() throws {
        #expect(try payment(currency: "USD") == nil)
    }

    @Test func longTextsAreCutToTheCapacityOfTheLargestCode() throws {
        let long = try #require(try payment(String(repeating: "ä", count: 100), remittance: String(repeating: "ü", count: 200)))
        #expect(long.text.utf8.count <= 331)
        #expect(long.text.split(separator: "\n", omittingEmptySubsequences: false)[5].count == 70)
    }

    @Test func aLineEndInANameAddsNoElement() throws {
        let text = try #require(try payment("Anna\nEUR99999.00")).text
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 11)
    }
}
