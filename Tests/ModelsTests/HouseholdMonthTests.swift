import Testing

@testable import Models

@Suite struct HouseholdMonthTests {

    private func household(_ first: Int, onWorkingDay: Bool) throws -> Household {
        Household(
            id: ID(rawValue: 1), name: "Home", currency: try #require(Currency(code: "EUR")), timeZone: "UTC", firstMonthDay: first,
            monthBeginsOnWorkingDay: onWorkingDay)
    }

    /// 25 April 2026 is a Saturday, 25 July too; 1 November 2026 is a Sunday.
    @Test(arguments: [
        (25, "2026-04-23", "2026-03"), (25, "2026-04-24", "2026-04"), (25, "2026-05-24", "2026-04"), (25, "2026-05-25", "2026-05"),
        (1, "2026-10-29", "2026-10"), (1, "2026-10-30", "2026-11"), (1, "2026-11-01", "2026-11"), (1, "2026-11-30", "2026-11"),
    ]) func aMonthThatBeginsWithPayBeginsOnTheFridayBeforeAWeekend(first: Int, day: String, month: String) throws {
        let day = try #require(Day(day))
        #expect(try household(first, onWorkingDay: true).month(of: day).description == month)
    }

    @Test(arguments: [1, 2, 15, 25, 28], [false, true]) func monthsFollowEachOtherWithoutGapsAndOverlaps(
        first: Int, onWorkingDay: Bool
    ) throws {
        let household = try household(first, onWorkingDay: onWorkingDay)
        var month = Month(of: try #require(Day("2024-01-01")))
        for _ in 0..<60 {
            let days = household.days(of: month)
            #expect(household.days(of: month.next).lowerBound == days.upperBound.adding(days: 1))
            for day in [days.lowerBound, days.lowerBound.adding(days: 9), days.upperBound] { #expect(household.month(of: day) == month) }
            #expect(!onWorkingDay || days.lowerBound.weekday <= 5)
            month = month.next
        }
    }
}
