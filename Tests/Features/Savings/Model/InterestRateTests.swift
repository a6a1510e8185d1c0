import Testing

@testable import Models
@testable import SavingsModel

/// Rates and yields.
@Suite struct InterestRateTests {

    private func rate(_ percent: String, _ basis: InterestRate.Basis = .nominal) throws -> InterestRate? {
        InterestRate(percent: try #require(DecimalFigure(bytes: percent.utf8)), basis)
    }

    @Test func percentagesAreParsedAndPrintedWithoutTrailingZeros() throws {
        #expect(try rate("4.5")?.millionths == 45_000)
        #expect(try rate("4.50")?.percent.description == "4.5")
        #expect(try rate("100")?.millionths == 1_000_000)
        #expect(try rate("0")?.isZero == true)
        #expect(try rate("0.0001")?.millionths == 1)
        #expect(try rate("2.2500000000")?.percent.description == "2.25")
    }

    @Test(arguments: ["-1", "100.0001", "0.00001", "99999999999999999"]) func invalidRatesAreRejected(_ percent: String) throws {
        #expect(try rate(percent) == nil)
    }

    /// 12 × ((1 + y)^(1/12) − 1), computed independently with 50 digits.
    @Test(arguments: [
        (45_000, 44_098), (45_940, 45_000), (50_000, 48_889), (1_000_000, 713_557), (1, 1), (125_000, 118_363), (0, 0),
    ])
    func aYieldBecomesANominalRate(_ yield: Int64, _ nominal: Int64) throws {
        #expect(try #require(InterestRate(millionths: yield, .yield)).nominal == nominal)
    }

    /// (1 + n / 12)^12 − 1, computed independently with 50 digits.
    @Test(arguments: [(45_000, 45_940), (50_000, 51_162), (1_000_000, 1_613_035), (22_500, 22_733), (0, 0)])
    func aNominalRateHasAYield(_ nominal: Int64, _ yield: Int64) throws {
        #expect(try #require(InterestRate(millionths: nominal)).effectiveYield == yield)
    }

    @Test func yieldsRoundTripToTheNearestMillionth() throws {
        for yield in stride(from: Int64(0), through: 1_000_000, by: 997) {
            let nominal = try #require(InterestRate(millionths: yield, .yield)).nominal
            let back = try #require(InterestRate(millionths: nominal)).effectiveYield
            #expect(abs(back - yield) <= 1, "\(yield)")
        }
    }

    @Test func aYearOfMonthlyInterestEarnsTheYield() throws {
        // 10,000,000.00 at a yield of 5 %: monthly rounding changes the result by less than one major unit.
        let dollar = try #require(Currency(code: "USD"))
        let projection = SavingsProjection(
            from: Money(minorUnits: 10_000_000_00, currency: dollar), contribution: .zero(dollar),
            rate: try #require(InterestRate(millionths: 50_000, .yield)), today: Day(number: 20_600))
        let earned = try projection.balance(after: 12).minorUnits - 10_000_000_00
        #expect(abs(earned - 500_000_00) < 10_00)
    }
}
