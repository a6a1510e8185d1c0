import Models
import Testing

@Suite struct MoneyTests {
    @Test func amountsPrintWithTheDecimalsOfTheirCurrency() throws {
        #expect(try money(-1250).description == "-12.50 EUR")
        #expect(try money(5, "bhd").decimalText == "0.005")
        #expect(try money(1200, "JPY").decimalText == "1200")
        #expect(try money(.min).decimalText == "-92233720368547758.08")
        #expect(try money(-1, "CLF").decimalText == "-0.0001")
    }

    @Test func overflowThrows() throws {
        let most = try money(.max)
        let least = try money(.min)
        let cent = try money(1)
        #expect(throws: MoneyError.overflow) { try most + cent }
        #expect(throws: MoneyError.overflow) { try least - cent }
        #expect(throws: MoneyError.overflow) { try -least }
        #expect(throws: MoneyError.overflow) { try least * -1 }
        #expect(throws: MoneyError.overflow) { try most * 2 }
        #expect(try -most == Money(minorUnits: -.max, currency: most.currency))
        #expect(try most + least == Money(minorUnits: -1, currency: most.currency))
    }

    @Test func mixedCurrenciesThrow() throws {
        let euro = try money(100)
        let dollar = try money(100, "USD")
        let mixed = MoneyError.mixedCurrencies(euro.currency, dollar.currency)
        #expect(throws: mixed) { try euro + dollar }
        #expect(throws: mixed) { try euro - dollar }
        #expect(euro != dollar)
    }
}
