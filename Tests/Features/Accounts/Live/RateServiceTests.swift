import AccountsModel
import Localization
import Models
import Services
import TestSupport
import TestTools
import Testing

@Suite struct RateServiceTests {
    private let day = Day(number: 20_000)

    private func set(_ home: TestHousehold, _ base: String, _ quote: String, _ mantissa: Int64, _ scale: UInt8, _ day: Day) async throws {
        try await home.services.rates().setRate(
            ExchangeRate(
                day: day, base: try #require(Currency(code: base)), quote: try #require(Currency(code: quote)),
                rate: DecimalFigure(mantissa: mantissa, scale: scale), source: .typed))
    }

    @Test func theLastRateOnOrBeforeTheDayCountsAlsoBackwardsAndThroughTheEuro() async throws {
        let home = try await TestHousehold()
        let rates = home.services.rates()
        let (euro, dollar, yen) = (home.euro, try #require(Currency(code: "USD")), try #require(Currency(code: "JPY")))
        try await set(home, "EUR", "USD", 125, 2, day)
        try await set(home, "EUR", "USD", 2, 0, day.adding(days: 5))
        try await set(home, "EUR", "JPY", 160, 0, day.adding(days: -3))
        #expect(try await rates.rate(from: euro, to: dollar, on: day.adding(days: -1)) == nil)
        #expect(try await rates.rate(from: euro, to: dollar, on: day.adding(days: 4))?.rate == DecimalFigure(mantissa: 125, scale: 2))
        let back = try #require(try await rates.rate(from: dollar, to: euro, on: day))
        #expect(back.rate == DecimalFigure(mantissa: 8, scale: 1) && back.day == day)
        let cross = try #require(try await rates.rate(from: dollar, to: yen, on: day))
        #expect(cross.rate == DecimalFigure(mantissa: 128, scale: 0) && cross.day == day.adding(days: -3))
    }

    /// No pair touches the household's currency but the last one.
    @Test func ratesAreChainedOverAnyCurrency() async throws {
        let home = try await TestHousehold()
        let rates = home.services.rates()
        let (dollar, yen) = (try #require(Currency(code: "USD")), try #require(Currency(code: "JPY")))
        try await set(home, "USD", "GBP", 8, 1, day)
        try await set(home, "JPY", "GBP", 5, 3, day.adding(days: 1))
        try await set(home, "EUR", "JPY", 160, 0, day.adding(days: 2))
        for before in 1...3 { #expect(try await rates.rate(from: dollar, to: home.euro, on: day.adding(days: 2 - before)) == nil) }
        let chained = try #require(try await rates.rate(from: dollar, to: home.euro, on: day.adding(days: 2)))
        #expect(chained.rate == DecimalFigure(mantissa: 1, scale: 0) && chained.day == day)
        let back = try #require(try await rates.rate(from: home.euro, to: dollar, on: day.adding(days: 9)))
        #expect(back.rate == DecimalFigure(mantissa: 1, scale: 0) && back.day == day)
        #expect(try await rates.rate(from: yen, to: dollar, on: day.adding(days: 1))?.rate == DecimalFigure(mantissa: 625, scale: 5))
        let total = try await rates.total(of: [Money(minorUnits: 12_34, currency: dollar)], in: home.euro, on: day.adding(days: 3))
        #expect(total == ConvertedTotal(total: home.money(12_34), rateDay: day, leftOut: []))
    }

    @Test func theShortestChainCountsThenTheOneWhoseOldestRateIsTheNewest() async throws {
        let home = try await TestHousehold()
        let dollar = try #require(Currency(code: "USD"))
        func rate(_ days: Int) async throws -> DecimalFigure? {
            try await home.services.rates().rate(from: dollar, to: home.euro, on: day.adding(days: days))?.rate
        }
        // Over francs: 2. The newest rate of all is in the chain with the oldest one.
        try await set(home, "USD", "CHF", 1, 0, day.adding(days: -9))
        try await set(home, "CHF", "EUR", 2, 0, day.adding(days: 5))
        // Over pounds: 3.
        try await set(home, "USD", "GBP", 1, 0, day)
        try await set(home, "GBP", "EUR", 3, 0, day.adding(days: 1))
        // Over yen and kronor: 4.
        try await set(home, "USD", "JPY", 1, 0, day.adding(days: -2))
        try await set(home, "JPY", "SEK", 1, 0, day.adding(days: -2))
        try await set(home, "SEK", "EUR", 4, 0, day.adding(days: -2))
        #expect(try await rate(-3) == nil)
        #expect(try await rate(-2) == DecimalFigure(mantissa: 4, scale: 0))
        #expect(try await rate(1) == DecimalFigure(mantissa: 3, scale: 0))
        #expect(try await rate(5) == DecimalFigure(mantissa: 3, scale: 0))
        try await set(home, "EUR", "USD", 2, 0, day.adding(days: 7))
        #expect(try await rate(6) == DecimalFigure(mantissa: 3, scale: 0))
        #expect(try await rate(7) == DecimalFigure(mantissa: 5, scale: 1))
    }

    /// Rates of the ledger have 15 digits: the product of four of them has more than 128 bits.
    @Test func longChainsOfLongRatesAreExact() async throws {
        let home = try await TestHousehold()
        let codes = ["USD", "GBP", "JPY", "CHF", "EUR"]
        for (base, quote) in zip(codes, codes.dropFirst()) { try await set(home, quote, base, 999_999_999_999_999, 15, day) }
        let dollar = try #require(Currency(code: "USD"))
        let found = try #require(try await home.services.rates().rate(from: dollar, to: home.euro, on: day))
        #expect(found.rate == DecimalFigure(mantissa: 100_000_000_000_000, scale: 14))
        let total = try await home.services.rates().total(
            of: [Money(minorUnits: 1_000_000_000_000_000, currency: dollar)], in: home.euro, on: day)
        // 10¹⁵ / (1 − 10⁻¹⁵)⁴ = 10¹⁵ + 4 + 10⁻¹⁴.
        #expect(total.total == home.money(1_000_000_000_000_004) && total.tooLarge.isEmpty)
    }

    @Test func totalsRoundHalfToEvenOnceAndNameWhatTheyLeaveOut() async throws {
        let home = try await TestHousehold()
        let (dollar, yen) = (try #require(Currency(code: "USD")), try #require(Currency(code: "JPY")))
        let franc = try #require(Currency(code: "CHF"))
        try await set(home, "USD", "EUR", 5, 1, day)
        try await set(home, "JPY", "EUR", 625, 5, day.adding(days: -1))
        func total(_ amounts: [Money]) async throws -> ConvertedTotal {
            try await home.services.rates().total(of: amounts, in: home.euro, on: day)
        }
        #expect(try await total([Money(minorUnits: 1, currency: dollar)]).total == home.money(0))
        #expect(try await total([Money(minorUnits: 3, currency: dollar)]).total == home.money(2))
        #expect(try await total([Money(minorUnits: -3, currency: dollar)]).total == home.money(-2))
        let all = try await total([
            home.money(1_00), Money(minorUnits: 1_000, currency: yen), Money(minorUnits: 5, currency: franc),
        ])
        #expect(all == ConvertedTotal(total: home.money(7_25), rateDay: day.adding(days: -1), leftOut: [franc]))
        let tooLarge = try await total([Money(minorUnits: .max, currency: dollar), Money(minorUnits: 1, currency: dollar), home.money(1)])
        #expect(tooLarge.tooLarge == [dollar] && tooLarge.total == home.money(1))
    }

    @Test func bothFilesOfTheECBAreRead() async throws {
        let home = try await TestHousehold()
        let folder = try TemporaryFolder()
        let rates = home.services.rates()
        let (euro, dollar) = (home.euro, try #require(Currency(code: "USD")))
        let daily = try folder.write("Date, USD, JPY, \n20 November 2026, 1.0523, 163.45, \n", to: "daily.csv")
        #expect(try await rates.importECB(file: daily) == 2)
        let past = try folder.write("Date,USD,JPY,EEK,\r\n2026-11-19,1.05,N/A,15.6,\r\n2026-11-18,1.04,160,,\r\n", to: "hist.csv")
        #expect(try await rates.importECB(file: past) == 3)
        let found = try await rates.rate(from: euro, to: dollar, on: try #require(Day("2026-11-30")))
        #expect(found?.rate.description == "1.0523" && found?.day == Day("2026-11-20") && found?.source == .ecb)
        let broken = try folder.write("Date,USD\n2026-11-19,abc\n", to: "broken.csv")
        await #expect(throws: ServiceError.self) { _ = try await rates.importECB(file: broken) }
        await #expect(throws: ServiceError.missingInput(file: folder.file("no"), reason: .verbatim("No such file or directory"))) {
            _ = try await rates.importECB(file: folder.file("no"))
        }
    }

    @Test func aTypedRateStaysWhatItIs() async throws {
        let home = try await TestHousehold()
        let folder = try TemporaryFolder()
        let day = try #require(Day("2026-11-19"))
        try await set(home, "EUR", "USD", 2, 0, day)
        _ = try await home.services.rates().importECB(file: try folder.write("Date,USD\n2026-11-19,1.05\n", to: "a.csv"))
        let found = try await home.services.rates().rate(from: home.euro, to: try #require(Currency(code: "USD")), on: day)
        #expect(found?.rate == DecimalFigure(mantissa: 2, scale: 0))
        #expect(await brokenRule { try await set(home, "EUR", "USD", 0, 0, day) } == "A rate is above zero")
    }
}
