import Testing

@testable import Models

struct CardFeeYearTests {

    @Test(arguments: [
        ("2024-02-29", "2026-02-27", "2025-02-28", "2026-02-27"), ("2024-02-29", "2028-02-29", "2028-02-29", "2029-02-27"),
        ("2025-03-10", "2025-03-10", "2025-03-10", "2026-03-09"), ("2025-03-10", "2026-03-09", "2025-03-10", "2026-03-09"),
        ("2025-03-10", "2026-03-10", "2026-03-10", "2027-03-09"),
    ])
    func feeYearsBeginOnTheOpeningAnniversary(opened: String, today: String, first: String, last: String) throws {
        let year = CardFeeYear(containing: try day(today), opened: try day(opened))
        #expect(year.first == (try day(first)))
        #expect(year.last == (try day(last)))
        #expect(year.contains(try day(today)))
    }

    @Test func withoutAnOpeningDayFeeYearsAreCalendarYears() throws {
        let year = CardFeeYear(containing: try day("2024-07-04"), opened: nil)
        #expect(year.first == (try day("2024-01-01")))
        #expect(year.last == (try day("2024-12-31")))
        #expect(year.length == 366)
        #expect(year.elapsed(by: try day("2024-01-01")) == 1)
        #expect(year.elapsed(by: try day("2030-01-01")) == 366)
        #expect(year.elapsed(by: try day("2023-01-01")) == 0)
    }
}
