import Testing

@testable import Models

@Suite struct RateQuotientTests {
    private let euro = Currency(code: "EUR")
    private let dollar = Currency(code: "USD")

    private func quotient(_ mantissa: Int64, _ scale: UInt8) throws -> RateQuotient {
        let rate = ExchangeRate(
            day: Day(number: 0), base: try #require(dollar), quote: try #require(euro),
            rate: DecimalFigure(mantissa: mantissa, scale: scale),
            source: .typed)
        return try #require(RateQuotient(rate))
    }

    private func converted(_ units: Int64, _ quotient: RateQuotient) throws -> Int64 {
        try quotient.convert(Money(minorUnits: units, currency: try #require(dollar)), to: try #require(euro)).minorUnits
    }

    /// Factors without a common divisor stay apart, so that the product has several fractions.
    @Test func aProductOfSeveralFractionsIsRoundedOnceHalfToEven() throws {
        let half = try quotient(999_999_999_999_999_989, 18).times(try quotient(999_999_999_999_999_989, 18).inverse)
            .times(try quotient(5, 1))
        for (units, expected) in [(1, 0), (3, 2), (-3, -2), (5, 2), (7, 4), (-1, 0)] as [(Int64, Int64)] {
            #expect(try converted(units, half) == expected)
        }
        let (prime, other) = (try quotient(999_999_999_999_999_989, 18), try quotient(999_999_999_999_999_967, 18))
        let product = prime.times(other).times(prime.inverse).times(other.inverse).times(try quotient(5, 1))
        for (units, expected) in [(1, 0), (3, 2), (-3, -2), (5, 2), (7, 4), (1_000_000_000_000_000_001, 500_000_000_000_000_000)]
            as [(Int64, Int64)]
        {
            #expect(try converted(units, product) == expected)
        }
        #expect(product.figure == DecimalFigure(mantissa: 5, scale: 1))
        #expect(product.inverse.figure == DecimalFigure(mantissa: 2, scale: 0))
    }

    @Test func aHalfAndALittleIsRoundedUp() throws {
        let little = try quotient(1_000_000_000_000_000_001, 18)
        let product = little.times(little).times(little).times(try quotient(5, 1))
        #expect(try converted(1, product) == 1)
        #expect(try converted(-1, product) == -1)
        let less = try quotient(999_999_999_999_999_999, 18)
        #expect(try converted(3, less.times(less).times(less).times(try quotient(5, 1))) == 1)
    }

    @Test func whatDoesNotFitIsSaid() throws {
        let billion = try quotient(1_000_000_007, 0)
        let product = billion.times(billion).times(billion)
        #expect(throws: MoneyError.overflow) { try converted(1, product) }
        #expect(try converted(0, product) == 0)
        #expect(try converted(1_000_000_000_000, product.inverse) == 0)
    }
}
