import Localization
import Models
import Services
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
