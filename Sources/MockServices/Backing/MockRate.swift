import Models

/// Sums over one rate; exact enough for figures that are made up: 12 decimals.
struct MockRate {
    private let rate: ExchangeRate

    static let one = DecimalFigure(mantissa: 1, scale: 0)

    init(_ rate: ExchangeRate) {
        self.rate = rate
    }

    /// Half to even to the minor unit.
    ///
    /// - Throws: `MoneyError.overflow`.
    func convert(_ amount: Money) throws(MoneyError) -> Money {
        let numerator = Int128(amount.minorUnits.magnitude) * Int128(rate.rate.mantissa) * Int128(rate.quote.minorUnitsPerMajor)
        let units = Self.rounded(numerator, by: Self.power(rate.rate.scale) * Int128(rate.base.minorUnitsPerMajor))
        guard let units = Int64(exactly: units) else { throw .overflow }
        return Money(minorUnits: amount.isNegative ? -units : units, currency: rate.quote)
    }

    var inverse: ExchangeRate {
        let mantissa = Self.rounded(Self.power(rate.rate.scale) * Self.power(12), by: Int128(rate.rate.mantissa))
        return made(from: rate.quote, to: rate.base, day: rate.day, trillionths: mantissa)
    }

    func followed(by other: ExchangeRate) -> ExchangeRate {
        let product = Int128(rate.rate.mantissa) * Int128(other.rate.mantissa) * Self.power(12)
        return made(
            from: rate.base, to: other.quote, day: min(rate.day, other.day),
            trillionths: Self.rounded(product, by: Self.power(rate.rate.scale) * Self.power(other.rate.scale)))
    }

    // MARK: - Private

    private func made(from base: Currency, to quote: Currency, day: Day, trillionths: Int128) -> ExchangeRate {
        var mantissa = Int64(clamping: trillionths)
        var scale: UInt8 = 12
        while scale > 0, mantissa % 10 == 0 {
            mantissa /= 10
            scale -= 1
        }
        return ExchangeRate(day: day, base: base, quote: quote, rate: DecimalFigure(mantissa: mantissa, scale: scale), source: rate.source)
    }

    private static func power(_ exponent: UInt8) -> Int128 { (0..<exponent).reduce(1) { power, _ in power * 10 } }

    private static func rounded(_ number: Int128, by divisor: Int128) -> Int128 {
        let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
        let isUp = remainder > divisor - remainder || (remainder == divisor - remainder && quotient & 1 == 1)
        return isUp ? quotient + 1 : quotient
    }
}
