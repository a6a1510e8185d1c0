/// An exact rate as a product of fractions, so that inverse and cross rates of any number of steps are rounded only once, at the end.
package struct RateQuotient: Hashable, Sendable {
    /// Units of the quote currency per `denominator` units of the base currency; both above zero and without a common divisor.
    private struct Fraction: Hashable {
        var numerator: UInt64
        var denominator: UInt64

        var inverse: Fraction { Fraction(numerator: denominator, denominator: numerator) }

        init(numerator: UInt64, denominator: UInt64) {
            let divisor = Self.greatestCommonDivisor(numerator, denominator)
            self.numerator = numerator / divisor
            self.denominator = denominator / divisor
        }

        /// The product as a single fraction; nil if it does not fit.
        func times(_ other: Fraction) -> Fraction? {
            let left = Fraction(numerator: numerator, denominator: other.denominator)
            let right = Fraction(numerator: other.numerator, denominator: denominator)
            let above = left.numerator.multipliedReportingOverflow(by: right.numerator)
            let below = left.denominator.multipliedReportingOverflow(by: right.denominator)
            return above.overflow || below.overflow ? nil : Fraction(numerator: above.partialValue, denominator: below.partialValue)
        }

        private static func greatestCommonDivisor(_ left: UInt64, _ right: UInt64) -> UInt64 {
            var (left, right) = (left, right)
            while right != 0 { (left, right) = (right, left % right) }
            return left == 0 ? 1 : left
        }
    }

    /// At least one.
    private var fractions: [Fraction]
    /// The earliest day of the rates it is composed of; nil if none was needed.
    package var day: Day?
    package var source: ExchangeRate.Source

    /// The identity rate.
    package static let one = RateQuotient([Fraction(numerator: 1, denominator: 1)], day: nil, source: .typed)

    private init(_ fractions: [Fraction], day: Day?, source: ExchangeRate.Source) {
        self.fractions = fractions
        self.day = day
        self.source = source
    }

    /// Nil for a rate that is not above zero or has too many decimals.
    package init?(_ rate: ExchangeRate) {
        guard rate.rate.mantissa > 0, rate.rate.scale <= 18, let mantissa = UInt64(exactly: rate.rate.mantissa) else { return nil }
        self.init([Fraction(numerator: mantissa, denominator: Self.power(rate.rate.scale))], day: rate.day, source: rate.source)
    }

    package var inverse: RateQuotient { RateQuotient(fractions.map(\.inverse), day: day, source: source) }

    /// The product with another rate.
    package func times(_ other: RateQuotient) -> RateQuotient {
        var product = fractions
        for fraction in other.fractions {
            if let last = product.last, let merged = last.times(fraction) {
                product[product.count - 1] = merged
            } else {
                product.append(fraction)
            }
        }
        return RateQuotient(product, day: [day, other.day].compactMap(\.self).min(), source: other.source)
    }

    /// Converts an amount, rounded half to even to the target currency's minor unit.
    ///
    /// - Throws: `MoneyError.overflow`.
    package func convert(_ amount: Money, to currency: Currency) throws(MoneyError) -> Money {
        let (from, to) = (amount.currency.decimals, currency.decimals)
        let (up, down) = (Self.power(to > from ? to - from : 0), Self.power(from > to ? from - to : 0))
        let rounded = rounded(amount.minorUnits.magnitude, up: up, down: down)
        guard let units = rounded.flatMap({ Int64(exactly: $0) }) else { throw .overflow }
        return Money(minorUnits: amount.isNegative ? -units : units, currency: currency)
    }

    /// The rate as a decimal of at most 15 significant digits, rounded half to even; nil if it is out of range.
    package var figure: DecimalFigure? {
        DecimalFigure(digits: 15) { scale in
            UnsignedProduct(of: fractions.map(\.numerator) + [Self.power(scale)]).quotient(over: fractions.map(\.denominator))
        }
    }

    // MARK: - Arithmetic

    /// A count times the rate and `up`, over `down`; nil if it does not fit.
    private func rounded(_ count: UInt64, up: UInt64, down: UInt64) -> UInt64? {
        if fractions.count == 1, let only = fractions.first {
            // Almost every rate is a single fraction, whose products fit 128 bits.
            let (product, overflow) = Int128(count).multipliedReportingOverflow(by: Int128(only.numerator))
            let (scaled, isOver) = product.multipliedReportingOverflow(by: Int128(up))
            if !overflow, !isOver {
                return UInt64(exactly: scaled.roundedHalfToEven(dividingBy: Int128(only.denominator) * Int128(down)))
            }
        }
        return UnsignedProduct(of: [count, up] + fractions.map(\.numerator)).quotient(over: [down] + fractions.map(\.denominator))?.rounded
    }

    /// - Parameter exponent: at most 19.
    private static func power(_ exponent: UInt8) -> UInt64 {
        var power: UInt64 = 1
        for _ in 0..<exponent { power *= 10 }
        return power
    }
}
