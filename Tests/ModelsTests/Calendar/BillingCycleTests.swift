import Models
import Testing

@Suite struct BillingCycleTests {
    private let euro: Currency
    init() throws { euro = try #require(Currency(code: "EUR")) }

    private func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: euro) }

    @Test(arguments: [
        (BillingCycle.every(1, .week), 10_00, 43_48, 521_79), (.every(1, .day), 1_00, 30_44, 365_25),
        (.every(2, .week), 10_00, 21_74, 260_89),
        (.monthly, 9_99, 9_99, 119_88), (.every(1, .quarter), 30_00, 10_00, 120_00), (.every(1, .halfYear), 60_00, 10_00, 120_00),
        (.yearly, 120_00, 10_00, 120_00), (.every(2, .year), 100_00, 4_17, 50_00), (.once, 50_00, 0, 0),
    ])
    func aPriceHasItsEquivalentPerMonthAndPerYear(cycle: BillingCycle, price: Int, monthly: Int, yearly: Int) throws {
        #expect(try cycle.monthly(of: money(Int64(price))) == money(Int64(monthly)))
        #expect(try cycle.yearly(of: money(Int64(price))) == money(Int64(yearly)))
    }

    @Test func aHalfCentIsRoundedToTheEvenOne() throws {
        // 12 × 1.00 / 8 months: 0.125 a month.
        #expect(try BillingCycle.every(8, .month).monthly(of: money(1_00)) == money(12))
        #expect(try BillingCycle.every(8, .month).monthly(of: money(3_00)) == money(38))
    }

    @Test func anOverflowIsAnError() {
        #expect(throws: MoneyError.overflow) { try BillingCycle.every(1, .day).yearly(of: money(.max)) }
    }
}
