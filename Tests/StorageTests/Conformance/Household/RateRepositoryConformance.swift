import Models
import Storage
import StorageTestSupport
import Testing

struct RateRepositoryConformance {

    private static func rate(
        _ day: Day, _ base: Currency = .euro, _ quote: Currency = .dollar, _ mantissa: Int64 = 1, scale: UInt8 = 0,
        _ source: ExchangeRate.Source = .ecb
    ) -> ExchangeRate {
        ExchangeRate(day: day, base: base, quote: quote, rate: DecimalFigure(mantissa: mantissa, scale: scale), source: source)
    }

    @Test(arguments: ConformingEngine.allCases) func ratesOfDays(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let rates = [
            Self.rate("2026-03-10", .euro, .dollar, .max, scale: 18), Self.rate("2026-03-12"), Self.rate("2026-03-12", .dollar, .euro),
            Self.rate("2026-03-12", .euro, .yen),
        ]
        try await households.write(RateRepository.init) { repository in for rate in rates.reversed() { try repository.save(rate) } }
        try await households.write(RateRepository.init, of: .neighbor) { try $0.save(Self.rate("2026-03-11", .euro, .dollar, 9)) }
        let latest = try await households.read(RateRepository.init) { repository in
            try [Day("2026-03-09"), "2026-03-10", "2026-03-11", "9999-12-31"].map {
                try repository.latest(from: .euro, to: .dollar, on: $0)
            }
        }
        #expect(latest == [nil, rates[0], rates[0], rates[1]])
        #expect(try await households.read(RateRepository.init) { try $0.latest(from: .yen, to: .euro, on: "9999-12-31") } == nil)
        let newest = [rates[3], rates[1], rates[2], rates[0]]
        for limit in [0, 1, 3, 9] {
            #expect(try await households.read(RateRepository.init) { try $0.newest(limit) } == Array(newest.prefix(limit)))
        }
        let all = try await households.read(RateRepository.init) { repository in
            var all: [ExchangeRate] = []
            try repository.all(from: "2026-03-10", until: "2026-03-12") { all.append($0) }
            try repository.all(from: "2026-03-11", until: "2026-03-11") { all.append($0) }
            return all
        }
        #expect(all == [rates[3], rates[0], rates[1], rates[2]])
    }

    @Test(arguments: ConformingEngine.allCases) func pairsAreListedOnce(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        func pairs() async throws -> [[Currency]] {
            try await households.read(RateRepository.init) { try $0.pairs().map { [$0.base, $0.quote] } }
        }
        #expect(try await pairs().isEmpty)
        try await households.write(RateRepository.init, of: .neighbor) { try $0.save(Self.rate("2026-03-11", .yen, .dollar)) }
        let rates = [
            Self.rate("2026-03-12", .dollar, .euro), Self.rate("2026-03-10", .euro, .yen), Self.rate("2026-03-11", .euro, .yen),
            Self.rate("2026-03-10", .euro, .dollar), Self.rate("2026-03-10", .dollar, .yen),
        ]
        try await households.write(RateRepository.init) { repository in for rate in rates { try repository.save(rate) } }
        let found = try await pairs()
        #expect(found.count == 4 && Set(found) == [[.dollar, .euro], [.euro, .yen], [.euro, .dollar], [.dollar, .yen]])
    }

    @Test(arguments: ConformingEngine.allCases) func onlyAManualRateReplacesAManualOne(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let sources: [ExchangeRate.Source] = [.ledger, .ecb, .typed, .ledger, .ecb, .typed]
        for (index, expected) in ([1, 2, 3, 3, 3, 6] as [Int64]).enumerated() {
            let rate = Self.rate("2026-03-10", .euro, .dollar, Int64(index + 1), sources[index])
            try await households.write(RateRepository.init) { try $0.save(rate) }
            let found = try await households.read(RateRepository.init) { try $0.latest(from: .euro, to: .dollar, on: "2026-03-10") }
            #expect(found?.rate.mantissa == expected)
        }
        for rate in [Self.rate("2026-03-11", .euro, .dollar, 0), Self.rate("2026-03-11", .euro, .dollar, 1, scale: 19)] {
            #expect(try await households.rejects(RateRepository.init) { try $0.save(rate) })
        }
    }
}
