import Models
import TestTools
import Testing

@testable import CardsModel

struct CardFeeYearTests {

    @Test(arguments: [
        ("2024-02-29", "2026-02-27", "2025-02-28", "2026-02-27"), ("2024-02-29", "2028-02-29", "2028-02-29", "2029-02-27"),
        ("2025-03-10", "2025-03-10", "2025-03-10", "2026-03-09"), ("2025-03-10", "2026-03-09", "2025-03-10", "2026-03-09"),
        ("2025-03-10", "2026-03-10", "2026-03-10", "2027-03-09"),
    ])
    func feeYearsBeginOnTheOpeningAnniversary(opened: String, today: String, first: String, last: String) {
        let year = CardFeeYear(containing: day(today), opened: day(opened))
        #expect(year.first == day(first))
        #expect(year.last == day(last))
        #expect(year.contains(day(today)))
    }

    @Test func withoutAnOpeningDayFeeYearsAreCalendarYears() {
        let year = CardFeeYear(containing: day("2024-07-04"), opened: nil)
        #expect(year.first == day("2024-01-01"))
        #expect(year.last == day("2024-12-31"))
        #expect(year.first.distance(to: year.last) + 1 == 366)
        #expect(year.elapsed(by: day("2024-01-01")) == 1)
        #expect(year.elapsed(by: day("2030-01-01")) == 366)
        #expect(year.elapsed(by: day("2023-01-01")) == 0)
    }
}
