import Testing

@testable import Models

@Suite struct SearchAmountsTests {
    private static let german = LocaleFormat("de-DE")

    private func money(_ units: Int64, _ code: String = "EUR") throws -> Money {
        Money(minorUnits: units, currency: try #require(Currency(code: code)))
    }

    @Test(arguments: [
        (">100", 100_01, true), (">100", 100_00, false), (">=100", 100_00, true), ("<20", 19_99, true), ("<20", 20_00, false),
        ("<=20", 20_00, true), ("10..20", 10_00, true), ("10..20", 20_00, true), ("10..20", 20_01, false), (">100", -100_01, true),
        ("<0,5", 49, true), ("<0.5", 49, true), (">1.234,56", 1_234_57, true), (">1.234,56", 1_234_56, false),
    ])
    func anAmountIsWithinItsBoundsWithoutItsSign(text: String, units: Int64, isWithin: Bool) throws {
        let amounts = try #require(SearchAmounts(text[...]))
        #expect(amounts.contains(try money(units), locale: Self.german) == isWithin)
    }

    @Test func aBoundIsReadInTheCurrencyOfTheAmount() throws {
        let amounts = try #require(SearchAmounts(">100"))
        let (yen, euro, dinar) = (try money(101, "JPY"), try money(100_00), try money(100_001, "BHD"))
        #expect(amounts.contains(yen, locale: nil) && !amounts.contains(euro, locale: nil) && amounts.contains(dinar, locale: nil))
        let dollars = try #require(SearchAmounts(">$5"))
        #expect(!dollars.contains(euro, locale: nil))
    }

    @Test(arguments: [("12.50", 12_50), ("12,50", 12_50), ("€12.50", 12_50), ("12", 12_00), ("-12.50", 12_50), ("1 234,56", 1_234_56)])
    func anAmountIsReadWithEitherSeparator(text: String, units: UInt64) throws {
        let euro = try #require(Currency(code: "EUR"))
        #expect(SearchNumber.magnitude(text, in: euro, locale: Self.german) == units)
    }

    @Test func whatIsNoAmountOfACurrencyIsNone() throws {
        let (euro, yen) = (try #require(Currency(code: "EUR")), try #require(Currency(code: "JPY")))
        #expect(SearchNumber.magnitude("12.505", in: euro, locale: nil) == nil)
        #expect(SearchNumber.magnitude("12.50", in: yen, locale: nil) == nil)
        #expect(SearchNumber.magnitude("0", in: euro, locale: nil) == nil)
        #expect(SearchNumber.magnitude("99999999999999999999", in: euro, locale: nil) == nil)
    }
}
