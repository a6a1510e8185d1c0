/// An exact rate as a fraction, so that inverse and cross rates are rounded only once, at the end.
package struct RateQuotient: Hashable, Sendable {
    /// Units of the quote currency per `denominator` units of the base currency; both above zero.
    package private(set) var numerator: Int128
    package private(set) var denominator: Int128
    /// The earliest day of the rates it is composed of; nil if none was needed.
    package var day: Day?
    package var source: ExchangeRate.Source

    /// The identity rate.
    package static let one = RateQuotient(numerator: 1, denominator: 1, day: nil, source: .typed)

    private init(numerator: Int128, denominator: Int128, day: Day?, source: ExchangeRate.Source) {
        self.numerator = numerator
        self.denominator = denominator
        self.day = day
        self.source = source
    }

    /// Nil for a rate that is not above zero or has too many decimals.
    package init?(_ rate: ExchangeRate) {
        guard rate.rate.mantissa > 0, rate.rate.scale <= 18 else { return nil }
        let divisor = Self.greatestCommonDivisor(Int128(rate.rate.mantissa), Self.power(rate.rate.scale))
        self.init(
            numerator: Int128(rate.rate.mantissa) / divisor, denominator: Self.power(rate.rate.scale) / divisor, day: rate.day,
            source: rate.source)
    }

    package var inverse: RateQuotient { RateQuotient(numerator: denominator, denominator: numerator, day: day, source: source) }

    /// The product with another rate.
    ///
    /// - Throws: `MoneyError.overflow`.
    package func times(_ other: RateQuotient) throws(MoneyError) -> RateQuotient {
        let left = Self.greatestCommonDivisor(numerator, other.denominator)
        let right = Self.greatestCommonDivisor(other.numerator, denominator)
        let days = [day, other.day].compactMap(\.self)
        return RateQuotient(
            numerator: try Self.product(numerator / left, other.numerator / right),
            denominator: try Self.product(denominator / right, other.denominator / left), day: days.min(), source: other.source)
    }

    /// Converts an amount, rounded half to even to the target currency's minor unit.
    ///
    /// - Throws: `MoneyError.overflow`.
    package func convert(_ amount: Money, to currency: Currency) throws(MoneyError) -> Money {
        var scaled = RateQuotient(numerator: 1, denominator: 1, day: nil, source: source)
        let (from, to) = (amount.currency.decimals, currency.decimals)
        if to >= from {
            scaled.numerator = Self.power(to - from)
        } else {
            scaled.denominator = Self.power(from - to)
        }
        let whole = try times(scaled)
        let divisor = Self.greatestCommonDivisor(Int128(amount.minorUnits.magnitude), whole.denominator)
        let product = try Self.product(Int128(amount.minorUnits.magnitude) / divisor, whole.numerator)
        let rounded = product.roundedHalfToEven(dividingBy: whole.denominator / divisor)
        guard let units = Int64(exactly: rounded) else { throw .overflow }
        return Money(minorUnits: amount.isNegative ? -units : units, currency: currency)
    }

    /// The rate as a decimal of at most 15 significant digits, rounded half to even; nil if it is out of range.
    package var figure: DecimalFigure? { DecimalFigure(numerator, over: denominator) }

    // MARK: - Arithmetic

    private static func power(_ exponent: UInt8) -> Int128 {
        var power: Int128 = 1
        for _ in 0..<exponent { power *= 10 }
        return power
    }

    private static func product(_ left: Int128, _ right: Int128) throws(MoneyError) -> Int128 {
        let (product, overflow) = left.multipliedReportingOverflow(by: right)
        guard !overflow else { throw .overflow }
        return product
    }

    private static func greatestCommonDivisor(_ left: Int128, _ right: Int128) -> Int128 {
        var (left, right) = (left, right)
        while right != 0 { (left, right) = (right, left % right) }
        return left == 0 ? 1 : left
    }
}
