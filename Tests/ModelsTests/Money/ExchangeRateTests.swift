import Models
import Testing

struct ExchangeRateTests {
    private let euro: Currency
    private let yen: Currency

    init() throws {
        euro = try #require(Currency(code: "EUR"))
        yen = try #require(Currency(code: "JPY"))
    }

    @Test func aRateIsDerivedFromTwoAmountsWithAnyDecimals() throws {
        let rate = ExchangeRate(
            from: Money(minorUnits: 100_00, currency: euro), to: Money(minorUnits: 16_123, currency: yen), on: Day(number: 20_000))
        #expect(rate?.rate.description == "161.23")
        let back = ExchangeRate(
            from: Money(minorUnits: 16_123, currency: yen), to: Money(minorUnits: 100_00, currency: euro), on: Day(number: 20_000),
            digits: 6)
        #expect(back?.rate.description == "0.00620232")
    }

    @Test(arguments: [(0, 1), (1, 0), (-1, 1)]) func zeroAmountsHaveNoRate(paid: Int64, received: Int64) {
        let rate = ExchangeRate(
            from: Money(minorUnits: paid, currency: euro), to: Money(minorUnits: received, currency: yen), on: Day(number: 20_000))
        #expect(rate == nil)
    }

    @Test func figuresAreFormattedWithoutTrailingZeros() {
        #expect(DecimalFigure(mantissa: 10_864_00, scale: 6).formatted(in: LocaleFormat("de_DE")) == "1,0864")
        #expect(DecimalFigure(mantissa: 5, scale: 3).formatted(in: LocaleFormat("en_US")) == "0.005")
        #expect(DecimalFigure(mantissa: -1_200, scale: 2).formatted(in: LocaleFormat("en_US")) == "\u{2212}12")
        #expect(DecimalFigure(mantissa: 0, scale: 2).formatted(in: LocaleFormat("en_US")) == "0")
    }
}
