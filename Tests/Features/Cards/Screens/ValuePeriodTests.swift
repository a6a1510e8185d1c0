import CardsModel
import Models
import Testing

@testable import Cards

struct ValuePeriodTests {
    @Test(arguments: [
        (ValuePeriod.thisYear, "2026-03-15", "2026-01-01", "2026-03-15"), (.lastMonths, "2026-03-15", "2025-04-01", "2026-03-15"),
        (.lastYear, "2026-03-15", "2025-01-01", "2025-12-31"), (.lastYear, "2026-01-01", "2025-01-01", "2025-12-31"),
        (.lastMonths, "2026-12-31", "2026-01-01", "2026-12-31"),
    ])
    func aPeriodIsOfWholeMonthsUpToToday(period: ValuePeriod, today: String, first: String, last: String) throws {
        let today = try #require(Day(today))
        #expect(period.first(today: today).description == first)
        #expect(period.last(today: today).description == last)
    }
}
