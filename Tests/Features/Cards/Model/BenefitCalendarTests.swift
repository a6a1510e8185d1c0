import Models
import Testing

@testable import CardsModel

struct BenefitCalendarTests {

    private func cycle(
        _ frequency: BenefitFrequency, _ alignment: BenefitAlignment = .calendar, opened: String? = nil, on day: String,
        since: String = "2026-01-01", uses: [BenefitUse] = [], lastDay: String? = nil
    ) throws -> String? {
        let calendar = BenefitCalendar(
            try BenefitFixtures.terms(10_00, frequency, alignment, lastDay: lastDay), opened: try opened.map(BenefitFixtures.day),
            since: try BenefitFixtures.day(since), uses: uses)
        return calendar.cycle(containing: try BenefitFixtures.day(day)).map { "\($0.first)…\($0.last.map(\.description) ?? "")" }
    }

    @Test(arguments: [
        (BenefitFrequency.monthly, "2026-02-28", "2026-02-01…2026-02-28"), (.monthly, "2024-02-29", "2024-02-01…2024-02-29"),
        (.monthly, "2026-12-31", "2026-12-01…2026-12-31"), (.quarterly, "2026-05-05", "2026-04-01…2026-06-30"),
        (.semiAnnual, "2026-07-01", "2026-07-01…2026-12-31"), (.semiAnnual, "2026-06-30", "2026-01-01…2026-06-30"),
        (.annual, "2026-01-01", "2026-01-01…2026-12-31"), (.months(2), "2026-04-10", "2026-03-01…2026-04-30"),
        (.months(24), "2026-04-10", "2026-01-01…2027-12-31"),
    ])
    func calendarCyclesBeginInJanuary(frequency: BenefitFrequency, day: String, expected: String) throws {
        #expect(try cycle(frequency, on: day) == expected)
    }

    @Test(arguments: [
        ("2026-02-27", "2026-01-31…2026-02-27"), ("2026-02-28", "2026-02-28…2026-03-30"), ("2026-03-31", "2026-03-31…2026-04-29"),
        ("2024-02-29", "2024-02-29…2024-03-30"),
    ])
    func anniversariesOfThe31stFallOnTheLastDayOfShorterMonths(day: String, expected: String) throws {
        #expect(try cycle(.monthly, .anniversary, opened: "2023-01-31", on: day) == expected)
    }

    @Test func yearlyFrom29FebruaryReturnsToItInLeapYears() throws {
        #expect(try cycle(.annual, .anniversary, opened: "2024-02-29", on: "2026-02-27") == "2025-02-28…2026-02-27")
        #expect(try cycle(.annual, .anniversary, opened: "2024-02-29", on: "2028-02-29") == "2028-02-29…2029-02-27")
    }

    @Test func withoutAnOpeningDayCyclesFollowTheCalendar() throws {
        #expect(try cycle(.annual, .anniversary, on: "2026-05-05") == "2026-01-01…2026-12-31")
    }

    @Test func aBenefitThatEndsHasAShortLastCycle() throws {
        #expect(try cycle(.monthly, on: "2027-09-10", lastDay: "2027-09-15") == "2027-09-01…2027-09-15")
        #expect(try cycle(.monthly, on: "2027-09-16", lastDay: "2027-09-15") == nil)
    }

    @Test func aRollingBenefitReturnsAfterItsUse() throws {
        let use = try BenefitFixtures.use(10_00, on: "2026-03-10")
        #expect(try cycle(.months(48), .rolling, on: "2026-02-01") == "2026-01-01…")
        #expect(try cycle(.months(48), .rolling, on: "2026-02-01", uses: [use]) == "2026-01-01…2026-03-09")
        #expect(try cycle(.months(48), .rolling, on: "2026-03-10", uses: [use]) == "2026-03-10…2030-03-09")
        #expect(try cycle(.months(48), .rolling, on: "2030-03-10", uses: [use]) == "2030-03-10…")
    }

    @Test func threeUnprocessedMonthsAreThreeMissedCycles() throws {
        let calendar = BenefitCalendar(
            try BenefitFixtures.terms(10_00, .monthly), opened: nil, since: try BenefitFixtures.day("2026-01-20"))
        let missed = calendar.cycles(endingFrom: try BenefitFixtures.day("2026-01-01"), before: try BenefitFixtures.day("2026-04-05"))
        #expect(missed.map(\.first.description) == ["2026-01-01", "2026-02-01", "2026-03-01"])
        // A cycle has not ended on its last day.
        #expect(calendar.cycles(endingFrom: try BenefitFixtures.day("2026-01-01"), before: try BenefitFixtures.day("2026-01-31")) == [])
        #expect(
            calendar.cycles(endingFrom: try BenefitFixtures.day("2026-01-01"), before: try BenefitFixtures.day("2026-02-01")).count == 1)
    }

    @Test func anUnusedRollingBenefitMissesNothing() throws {
        let terms = try BenefitFixtures.terms(10_00, .months(12), .rolling)
        let since = try BenefitFixtures.day("2020-01-01")
        let today = try BenefitFixtures.day("2026-01-01")
        #expect(BenefitCalendar(terms, opened: nil, since: since).cycles(endingFrom: since, before: today) == [])
        let used = BenefitCalendar(terms, opened: nil, since: since, uses: [try BenefitFixtures.use(4_00, on: "2022-03-10")])
        #expect(used.cycles(endingFrom: since, before: today).map(\.first.description) == ["2022-03-10"])
    }

    @Test func cyclesFollowEachOtherWithoutGapOrOverlap() throws {
        for frequency in [BenefitFrequency.monthly, .quarterly, .semiAnnual, .annual, .months(5), .months(24), .months(48)] {
            for opened in ["2019-01-31", "2020-02-29", "2021-12-30"] {
                for alignment in [BenefitAlignment.calendar, .anniversary] {
                    let calendar = BenefitCalendar(
                        try BenefitFixtures.terms(1, frequency, alignment), opened: try BenefitFixtures.day(opened),
                        since: try BenefitFixtures.day(opened))
                    var day = try BenefitFixtures.day("2022-01-01")
                    for _ in 0..<30 {
                        let cycle = try #require(calendar.cycle(containing: day))
                        let last = try #require(cycle.last)
                        #expect(
                            cycle.contains(day) && calendar.cycle(containing: cycle.first) == cycle
                                && calendar.cycle(containing: last) == cycle)
                        day = last.adding(days: 1)
                        #expect(try #require(calendar.cycle(containing: day)).first == day, "\(frequency) \(alignment) from \(opened)")
                    }
                }
            }
        }
    }
}
