import Models
import Testing

@Suite struct MoneyTests {
    @Test func amountsPrintWithTheDecimalsOfTheirCurrency() throws {
        #expect(try money(-1250).description == "-12.50 EUR")
        #expect(try money(5, "bhd").decimalText == "0.005")
        #expect(try money(1200, "JPY").decimalText == "1200")
        #expect(try money(-.max).decimalText == "-92233720368547758.07")
        #expect(try money(-1, "CLF").decimalText == "-0.0001")
    }

    @Test func overflowThrows() throws {
        let most = try money(.max)
        let least = try money(-.max)
        let cent = try money(1)
        #expect(throws: MoneyError.overflow) { try most + cent }
        #expect(throws: MoneyError.overflow) { try least - cent }
        #expect(throws: MoneyError.overflow) { try least - money(2) }
        #expect(throws: MoneyError.overflow) { try least + money(-1) }
        #expect(throws: MoneyError.overflow) { try most * 2 }
        #expect(throws: MoneyError.overflow) { try money(1 << 62) * -2 }
        #expect(try most + least == .zero(most.currency))
    }

    @Test func everyAmountHasAnOpposite() throws {
        for units in [Int64.max, -.max, 1, 0, -1_250] {
            let amount = try money(units)
            #expect(-amount == Money(minorUnits: -units, currency: amount.currency))
            #expect(-(-amount) == amount)
            #expect(try amount * -1 == -amount)
            #expect(try amount + -amount == .zero(amount.currency))
            #expect(amount.magnitude == Money(minorUnits: abs(units), currency: amount.currency))
        }
        // No amount is below the opposite of the largest.
        #expect(try money(.min) == money(-.max))
        #expect(try -money(.min) == money(.max))
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
