import Models
import Testing

@testable import Recurrence

/// How much of what recurs is found, and how much of what is found recurs.
@Suite struct DetectionQualityTests {
    private static let seeds: [UInt64] = [1, 2026, 77_041]

    private func score(_ seed: UInt64, histories: Int, _ make: (UInt64, Currency, Day) -> GeneratedHistory) throws -> Score {
        let currency = try #require(Currency(code: "EUR"))
        let today = try #require(Day(year: 2026, month: 6, day: 18))
        var score = Score()
        for number in 0..<histories {
            score.add(make(seed &* 1_000_003 &+ UInt64(number), currency, today.adding(days: number % 400)))
        }
        return score
    }

    @Test(arguments: seeds) func plainHistoriesAreFound(seed: UInt64) throws {
        let score = try score(seed, histories: 150, HistoryGenerator.plain)
        let report = Comment(rawValue: "plain, seed \(seed)\n\(score.report)")
        Self.write(report.rawValue)
        #expect(score.precision >= 0.99, report)
        #expect(score.recall >= 0.97, report)
        #expect(score.stepRecall >= 0.95, report)
        #expect(score.stepPrecision >= 0.95, report)
    }

    @Test(arguments: seeds) func seriesAreFoundAmongEverydaySpending(seed: UInt64) throws {
        let score = try score(seed, histories: 80, HistoryGenerator.noisy)
        let report = Comment(rawValue: "noisy, seed \(seed)\n\(score.report)")
        Self.write(report.rawValue)
        #expect(score.precision >= 0.95, report)
        #expect(score.recall >= 0.90, report)
        #expect(score.stepRecall >= 0.95, report)
        #expect(score.stepPrecision >= 0.95, report)
    }

    @Test(arguments: seeds) func severalSeriesBehindOnePayeeAreParted(seed: UInt64) throws {
        let score = try score(seed, histories: 120, HistoryGenerator.sharedPayees)
        let report = Comment(rawValue: "shared payees, seed \(seed)\n\(score.report)")
        Self.write(report.rawValue)
        #expect(score.precision >= 0.95, report)
        #expect(score.recall >= 0.90, report)
    }

    /// Prints the figures, which are the result of this suite.
    private static func write(_ text: String) { Swift.print(text) }
}
