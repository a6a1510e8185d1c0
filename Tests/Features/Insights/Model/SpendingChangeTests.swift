import InsightsModel
import Models
import Testing

/// When a change of spending is worth a sentence, and the share of income that was saved.
struct SpendingChangeTests {

    @Test(
        arguments: [
            // A fifth of what it was, and a fiftieth of everything.
            (120, 100, 1_000, SpendingChange.more), (119, 100, 1_000, nil), (80, 100, 1_000, .less), (81, 100, 1_000, nil),
            (120, 100, 1_001, nil), (20, 0, 1_000, .new), (19, 0, 1_000, nil), (0, 20, 1_000, .gone), (0, 19, 1_000, nil),
            // Nothing changed, or there is nothing to measure by.
            (0, 0, 1_000, nil), (500, 500, 1_000, nil), (500, 0, 0, nil), (500, 0, -1, nil),
            // More came back than was spent.
            (-50, 100, 1_000, .less), (100, -50, 1_000, .more), (0, -50, 1_000, .gone), (-50, 0, 1_000, .new),
        ] as [(Int64, Int64, Int64, SpendingChange?)])
    func changesAreMeasuredByCategoryAndTotal(amount: Int64, previous: Int64, total: Int64, expected: SpendingChange?) {
        #expect(SpendingChange(amount: amount, previous: previous, previousTotal: total) == expected)
    }

    @Test func theLargestAmountsAreCompared() {
        #expect(SpendingChange(amount: .max, previous: .min, previousTotal: .max) == .more)
        #expect(SpendingChange(amount: .min, previous: .max, previousTotal: 1) == .less)
        #expect(SpendingChange.percent(amount: .min, previous: .max) == 200)
    }

    @Test(
        arguments: [
            (150, 100, 50), (50, 100, 50), (100, 100, 0), (0, 100, 100), (-100, 100, 200), (2_005, 1_000, 101), (2_004, 1_000, 100),
            (1_100, 100, 1_000), (1_106, 100, nil), (5, 0, nil), (5, -5, nil),
        ] as [(Int64, Int64, Int?)])
    func percentagesAreRounded(amount: Int64, previous: Int64, expected: Int?) {
        #expect(SpendingChange.percent(amount: amount, previous: previous) == expected)
    }

    @Test(
        arguments: [
            (1_000, 750, 250), (1_000, 0, 1_000), (1_000, 1_000, 0), (1_000, 1_500, -500), (3, 1, 667), (3, 2, 333), (2_000, 1_999, 1),
            (2_000, 2_001, -1), (1_000, 11_000, -10_000), (1_000, 11_001, -10_001), (0, 5, nil), (-5, 5, nil), (1_000, -100, 1_100),
        ] as [(Int64, Int64, Int?)])
    func theSavingsRateIsInThousandths(income: Int64, spending: Int64, expected: Int?) throws {
        let euro = try #require(Currency(code: "EUR"))
        func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: euro) }
        let rate = SavingsRate.permille(income: money(income), spending: money(spending))
        #expect(rate == (expected.map { $0 < -10_000 } == true ? nil : expected))
    }

    @Test func theSavingsRateNeedsOneCurrency() throws {
        let (euro, dollar) = (try #require(Currency(code: "EUR")), try #require(Currency(code: "USD")))
        let income = Money(minorUnits: 100, currency: euro)
        #expect(SavingsRate.permille(income: income, spending: Money(minorUnits: 50, currency: dollar)) == nil)
        #expect(SavingsRate.permille(income: Money(minorUnits: .max, currency: euro), spending: .zero(euro)) == 1_000)
    }
}
