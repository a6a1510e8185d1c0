import SavingsModel
import Testing

@testable import Models

/// The contributions of the last 90 days.
@Suite struct SavingsPaceTests {

    private func perMonth(_ units: Int64, in days: Int) throws -> Int64 {
        let euro = try #require(Currency(code: "EUR"))
        return try #require(SavingsPace(net: Money(minorUnits: units, currency: euro), days: days).perMonth).minorUnits
    }

    @Test func aMonthIsTheMeanMonth() throws {
        // 900.00 in 90 days: 10.00 a day, times 365.25 / 12 days.
        #expect(try perMonth(900_00, in: 90) == 304_38)
        #expect(try perMonth(-900_00, in: 90) == -304_38)
        #expect(try perMonth(0, in: 90) == 0)
        #expect(try perMonth(500_00, in: 30) == 507_29)
    }

    @Test func youngAccountsUseTheirAge() {
        #expect(SavingsPace.days(ofAge: 1) == 30)
        #expect(SavingsPace.days(ofAge: 47) == 47)
        #expect(SavingsPace.days(ofAge: 4_000) == 90)
    }
}
