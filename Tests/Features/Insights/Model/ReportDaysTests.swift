import InsightsModel
import Models
import TestTools
import Testing

/// The days of periods with a name, and of what they are compared with.
struct ReportDaysTests {

    private func household(_ firstMonthDay: Int = 1, onWorkingDay: Bool = false) -> Household {
        Household(
            id: ID(rawValue: 1), name: "Home", currency: currency("EUR"), timeZone: "UTC",
            firstMonthDay: firstMonthDay, monthBeginsOnWorkingDay: onWorkingDay)
    }

    private func days(_ first: String, _ last: String) -> ClosedRange<Day> { day(first)...day(last) }

    @Test(arguments: [
        (ReportPeriod.month, "2026-05-01", "2026-05-27"), (.lastMonth, "2026-04-01", "2026-04-30"),
        (.threeMonths, "2026-03-01", "2026-05-27"), (.twelveMonths, "2025-06-01", "2026-05-27"), (.year, "2026-01-01", "2026-05-27"),
        (.lastYear, "2025-01-01", "2025-12-31"), (.all, "1900-01-01", "2026-05-27"),
    ])
    func aPeriodEndsToday(period: ReportPeriod, first: String, last: String) {
        #expect(period.days(of: household(), today: day("2026-05-27")) == days(first, last))
    }

    @Test(arguments: [
        (ReportPeriod.month, "2026-04-28", "2026-05-27"), (.lastMonth, "2026-03-28", "2026-04-27"),
        (.year, "2026-01-28", "2026-05-27"), (.lastYear, "2025-01-28", "2026-01-27"),
    ])
    func aPeriodGoesByTheMonthsOfTheHousehold(period: ReportPeriod, first: String, last: String) {
        #expect(period.days(of: household(28), today: day("2026-05-27")) == days(first, last))
    }

    @Test func aMonthThatBeginsOnTheFridayBeforeHasTheNameOfTheNext() {
        // 1 November 2026 is a Sunday.
        let home = household(onWorkingDay: true)
        #expect(ReportPeriod.month.days(of: home, today: day("2026-10-30")) == days("2026-10-30", "2026-10-30"))
        #expect(ReportPeriod.lastMonth.days(of: home, today: day("2026-10-30")) == days("2026-10-01", "2026-10-29"))
    }

    @Test func onTheFirstDayOfAYearThePeriodsAreOneDay() {
        for period in [ReportPeriod.month, .year] {
            #expect(period.days(of: household(), today: day("2026-01-01")) == days("2026-01-01", "2026-01-01"))
        }
        #expect(ReportPeriod.all.days(of: household(), today: day("1850-06-01")) == days("1850-06-01", "1850-06-01"))
    }

    @Test(arguments: [
        // Whole months.
        ("2026-05-01", "2026-05-31", "2026-04-01", "2026-04-30", "2025-05-01", "2025-05-31"),
        ("2026-03-01", "2026-03-31", "2026-02-01", "2026-02-28", "2025-03-01", "2025-03-31"),
        ("2026-01-01", "2026-03-31", "2025-10-01", "2025-12-31", "2025-01-01", "2025-03-31"),
        ("2025-01-01", "2025-12-31", "2024-01-01", "2024-12-31", "2024-01-01", "2024-12-31"),
        // A month so far, beside the same part of the earlier one, which may be shorter.
        ("2026-05-01", "2026-05-27", "2026-04-01", "2026-04-27", "2025-05-01", "2025-05-27"),
        ("2026-03-01", "2026-03-30", "2026-02-01", "2026-02-28", "2025-03-01", "2025-03-30"),
        ("2026-01-01", "2026-05-27", "2025-08-01", "2025-12-27", "2025-01-01", "2025-05-27"),
        // Any days.
        ("2026-05-10", "2026-05-19", "2026-04-30", "2026-05-09", "2025-05-10", "2025-05-19"),
        ("2024-02-10", "2024-02-29", "2024-01-21", "2024-02-09", "2023-02-10", "2023-02-28"),
    ])
    func earlierDays(first: String, last: String, from: String, until: String, yearFrom: String, yearUntil: String) {
        let (home, own) = (household(), days(first, last))
        #expect(ReportComparison.previous.days(before: own, in: home) == days(from, until))
        #expect(ReportComparison.year.days(before: own, in: home) == days(yearFrom, yearUntil))
    }

    @Test func householdMonthsAreComparedWithHouseholdMonths() {
        let home = household(28)
        let own = days("2026-02-28", "2026-03-27")
        #expect(ReportComparison.previous.days(before: own, in: home) == days("2026-01-28", "2026-02-27"))
        #expect(ReportComparison.year.days(before: own, in: home) == days("2025-02-28", "2025-03-27"))
        let soFar = days("2026-03-28", "2026-04-02")
        #expect(ReportComparison.previous.days(before: soFar, in: home) == days("2026-02-28", "2026-03-05"))
    }

    /// What is compared lies before, and does not overlap; whole months and days of any length keep their length.
    @Test(arguments: [1, 2, 3, 4] as [UInt64]) func earlierDaysLieBefore(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            let home = household(Int.random(in: 1...28, using: &random), onWorkingDay: Bool.random(using: &random))
            let first = day("2020-01-01").adding(days: Int.random(in: 0...2_000, using: &random))
            let begin = Bool.random(using: &random) ? home.monthStart(before: first) : first
            let own = begin...begin.adding(days: Int.random(in: 0...300, using: &random))
            let comment: Comment = "seed \(seed): \(home.firstMonthDay) \(home.monthBeginsOnWorkingDay) \(own)"
            let previous = ReportComparison.previous.days(before: own, in: home)
            #expect(previous.upperBound < own.lowerBound, comment)
            #expect(ReportComparison.year.days(before: own, in: home).lowerBound < own.lowerBound, comment)
            guard home.monthStart(before: begin) == begin else {
                #expect(
                    previous.lowerBound.distance(to: previous.upperBound) == own.lowerBound.distance(to: own.upperBound)
                        && previous.upperBound == own.lowerBound.adding(days: -1), comment)
                continue
            }
            #expect(home.monthStart(before: previous.lowerBound) == previous.lowerBound, comment)
        }
    }
}
