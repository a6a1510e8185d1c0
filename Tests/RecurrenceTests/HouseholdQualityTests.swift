import Models
import Testing

@testable import Recurrence

/// How much of what recurs in whole households is found, and how much of what is suggested recurs.
@Suite struct HouseholdQualityTests {

    @Test(arguments: [UInt64(3), 410, 52_077]) func coincidencesAreNotSuggested(seed: UInt64) throws {
        let currency = try #require(Currency(code: "EUR"))
        let today = try #require(Day(year: 2026, month: 6, day: 18))
        var score = Score()
        for number in 0..<60 {
            score.add(
                HouseholdGenerator.household(
                    seed: seed &* 1_000_003 &+ UInt64(number), currency: currency, today: today.adding(days: number * 5)))
        }
        let report = Comment(rawValue: "households, seed \(seed)\n\(score.report)")
        Self.write(report.rawValue)
        #expect(score.precision >= 0.97, report)
        #expect(score.recall >= 0.95, report)
    }

    /// Writes a report to the log of the tests.
    private static func write(_ text: String) { Swift.print(text) }
}
