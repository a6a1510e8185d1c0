import Models
import Testing

@Suite struct MoneyTests {
    @Test func amountsPrintWithTheDecimalsOfTheirCurrency() throws {
        #expect(Money(minorUnits: -1250, currency: try #require(Currency(code: "EUR"))).description == "-12.50 EUR")
        #expect(Money(minorUnits: 5, currency: try #require(Currency(code: "bhd"))).decimalText == "0.005")
        #expect(Money(minorUnits: 1200, currency: try #require(Currency(code: "JPY"))).decimalText == "1200")
    }
}
