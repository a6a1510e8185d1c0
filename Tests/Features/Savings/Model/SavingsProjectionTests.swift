import Testing

@testable import Models
@testable import SavingsModel

/// Projections of savings plans.
@Suite struct SavingsProjectionTests {
    private let today = Day(number: 20_600)

    private func money(_ units: Int64, _ code: String = "USD") throws -> Money {
        Money(minorUnits: units, currency: try #require(Currency(code: code)))
    }

    private func rate(_ millionths: Int64, _ basis: InterestRate.Basis = .nominal) throws -> InterestRate {
        try #require(InterestRate(millionths: millionths, basis))
    }

    private func projection(_ start: Int64, _ contribution: Int64, rate: InterestRate = .zero) throws -> SavingsProjection {
        SavingsProjection(from: try money(start), contribution: try money(contribution), rate: rate, today: today)
    }

    @Test func contributionsAddUpWithoutInterest() throws {
        #expect(try projection(5_000_00, 500_00).balance(after: 12) == money(11_000_00))
        #expect(try projection(5_000_00, 500_00).points(months: 12).last?.balance == money(11_000_00))
    }

    @Test func interestComesBeforeTheContributionAndIsRoundedEachMonth() throws {
        let projection = try projection(5_000_00, 500_00, rate: rate(45_000))
        #expect(try projection.balance(after: 24) == money(18_001_97))
        let points = try projection.points(months: 24)
        #expect(points.count == 25)
        #expect(points[0].balance.minorUnits == 5_000_00 && points[0].interest.isZero && points[0].day == today)
        // 5,000.00 × 0.045 / 12 = 18.75
        #expect(points[1].interest.minorUnits == 18_75 && points[1].balance.minorUnits == 5_518_75)
        #expect(points[24].balance.minorUnits == 18_001_97)
        for (before, after) in zip(points, points.dropFirst()) {
            #expect(after.balance.minorUnits == before.balance.minorUnits + after.interest.minorUnits + 500_00)
        }
    }

    /// The same computed with exact fractions, rounded only where the rule requires it: quotient and remainder of the numerator over
    /// 12,000,000.
    @Test(arguments: [(45_000, 24), (22_500, 600), (1, 120), (1_000_000, 36), (333_333, 18)])
    func everyMonthAgreesWithAnIndependentCalculation(_ millionths: Int64, _ months: Int) throws {
        for start in [Int64(0), 1, 5_000_00, 123_456_789, -40_000] {
            let points = try projection(start, 77_77, rate: rate(millionths)).points(months: months)
            var balance = start
            for point in points.dropFirst() {
                let (whole, rest) = (Int128(balance) * Int128(millionths)).quotientAndRemainder(dividingBy: 12_000_000)
                let twice = rest.magnitude * 2
                var interest = Int64(whole)
                if twice > 12_000_000 || (twice == 12_000_000 && whole % 2 != 0) { interest += balance < 0 ? -1 : 1 }
                balance += interest + 77_77
                #expect(
                    point.balance.minorUnits == balance && point.interest.minorUnits == interest, "\(millionths), \(start), \(point.month)")
            }
        }
    }

    @Test func interestIsRoundedHalfToEven() throws {
        // 2.00 at 30 % is 5 cents a month; 3.00 at 2 % is half a cent; 9.00 at 2 % one and a half.
        #expect(try projection(2_00, 0, rate: rate(300_000)).points(months: 1)[1].interest.minorUnits == 5)
        #expect(try projection(3_00, 0, rate: rate(20_000)).points(months: 1)[1].interest.minorUnits == 0)
        #expect(try projection(9_00, 0, rate: rate(20_000)).points(months: 1)[1].interest.minorUnits == 2)
        #expect(try projection(-3_00, 0, rate: rate(20_000)).points(months: 1)[1].interest.minorUnits == 0)
        #expect(try projection(-9_00, 0, rate: rate(20_000)).points(months: 1)[1].interest.minorUnits == -2)
    }

    @Test func monthsKeepTheDayOrUseTheLastOne() throws {
        let end = try #require(Day("2027-01-31"))
        let points = try SavingsProjection(from: money(0), contribution: money(1), today: end).points(months: 13)
        #expect(
            points.map(\.day.description) == [
                "2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31", "2027-06-30", "2027-07-31", "2027-08-31",
                "2027-09-30", "2027-10-31", "2027-11-30", "2027-12-31", "2028-01-31", "2028-02-29",
            ])
    }

    @Test func wholeMonthsAreCountedToTheDay() throws {
        func months(_ from: String, _ until: String) throws -> Int {
            SavingsProjection.months(from: try #require(Day(from)), until: try #require(Day(until)))
        }
        #expect(try months("2027-01-15", "2027-02-14") == 0)
        #expect(try months("2027-01-15", "2027-02-15") == 1)
        #expect(try months("2027-01-31", "2027-02-28") == 1)
        #expect(try months("2027-01-31", "2028-01-30") == 11)
        #expect(try months("2027-01-15", "2027-01-15") == 0)
        #expect(try months("2027-01-15", "2027-01-14") == -1)
    }

    @Test func overflowThrows() throws {
        #expect(throws: MoneyError.overflow) { try self.projection(.max - 10, 6).balance(after: 2) }
        #expect(throws: MoneyError.overflow) { try self.projection(.max / 2, 0, rate: self.rate(1_000_000)).points(months: 24) }
        let mixed = SavingsProjection(from: try money(1), contribution: try money(1, "EUR"), today: today)
        #expect(throws: MoneyError.self) { try mixed.points(months: 1) }
        #expect(mixed.months(until: try money(5)) == nil)
    }

    @Test func monthsToATargetAreRoundedUp() throws {
        #expect(try projection(5_000_00, 500_00).months(until: money(10_000_00)) == 10)
        #expect(try projection(5_000_00, 501_00).months(until: money(10_000_00)) == 10)
        #expect(try projection(4_999_99, 500_00).months(until: money(10_000_00)) == 11)
        #expect(try projection(5_000_00, 500_00).months(until: money(5_000_00)) == 0)
        // Not within a lifetime, but eventually.
        #expect(try projection(0, 1).months(until: money(100_000_00)) == 10_000_000)
    }

    @Test func withInterestTheFirstMonthThatReachesItIsFound() throws {
        let projection = try projection(5_000_00, 500_00, rate: rate(45_000))
        let target = try money(18_001_97)
        #expect(projection.months(until: target) == 24)
        let beyond = try money(18_001_98)
        #expect(projection.months(until: beyond) == 25)
    }

    @Test func aBalanceThatDoesNotGrowReachesNothing() throws {
        #expect(try projection(5_000_00, 0).months(until: money(10_000_00)) == nil)
        // The interest of a few cents is rounded to zero.
        #expect(try projection(1_00, 0, rate: rate(10_000)).months(until: money(10_000_00)) == nil)
        // The interest on the debt exceeds the contribution.
        #expect(try projection(-5_000_00, 1_00, rate: rate(120_000)).months(until: money(0)) == nil)
        #expect(try projection(5_000_00, 0, rate: rate(45_000)).months(until: money(10_000_00)) == 186)
    }
}
