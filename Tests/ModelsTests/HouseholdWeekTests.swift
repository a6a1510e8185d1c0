import Models
import Testing

struct HouseholdWeekTests {
    private static let sunday = Day(year: 2026, month: 11, day: 22)

    /// 22 November 2026 is a Sunday.
    @Test(arguments: [(1, "2026-11-16"), (6, "2026-11-21"), (7, "2026-11-22")])
    func aWeekBeginsOnTheHouseholdsFirstDay(firstWeekday: Int, start: String) throws {
        let household = Household(
            id: ID(rawValue: 1), name: "Home", currency: try #require(Currency(code: "EUR")), timeZone: "UTC", firstWeekday: firstWeekday)
        #expect(household.weekStart(before: try #require(Self.sunday)).description == start)
    }
}
