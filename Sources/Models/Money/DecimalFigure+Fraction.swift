extension DecimalFigure {
    /// A fraction as a decimal with at most `digits` significant digits and 18 decimals, rounded half to even; nil if out of range.
    ///
    /// - Parameters:
    ///   - numerator: above zero, like the denominator.
    ///   - digits: 1–15.
    package init?(_ numerator: Int128, over denominator: Int128, digits: Int = 15) {
        var power: Int128 = 1
        self.init(digits: digits) { scale in
            if scale > 0 { power *= 10 }
            let (scaled, overflow) = numerator.multipliedReportingOverflow(by: power)
            guard !overflow else { return nil }
            let (quotient, remainder) = scaled.quotientAndRemainder(dividingBy: denominator)
            let isUp = remainder > denominator - remainder || (remainder == denominator - remainder && quotient & 1 == 1)
            return UInt64(exactly: isUp ? quotient + 1 : quotient).map { ($0, remainder == 0) }
        }
    }

    /// The most exact decimal with at most `digits` significant digits and 18 decimals; nil if out of range.
    ///
    /// - Parameter value: the value times ten to the power of a number of decimals, rounded, and whether that is exact; nil if it is too large. The
    ///   closure is called with 0, 1, 2 and so on.
    init?(digits: Int, value: (UInt8) -> (rounded: UInt64, isExact: Bool)?) {
        var limit: UInt64 = 1
        for _ in 0..<min(max(digits, 1), 15) { limit *= 10 }
        var best: DecimalFigure?
        for scale in UInt8(0)...18 {
            guard let (rounded, isExact) = value(scale), rounded < limit || scale == 0, let mantissa = Int64(exactly: rounded) else {
                break
            }
            if mantissa > 0 { best = DecimalFigure(mantissa: mantissa, scale: scale) }
            if isExact { break }
        }
        guard let best else { return nil }
        self = best
    }
}
