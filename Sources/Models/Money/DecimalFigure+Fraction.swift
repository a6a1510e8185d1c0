extension DecimalFigure {
    /// A fraction as a decimal with at most `digits` significant digits and 18 decimals, rounded half to even; nil if out of range.
    ///
    /// - Parameters:
    ///   - numerator: above zero, like the denominator.
    ///   - digits: 1–15.
    package init?(_ numerator: Int128, over denominator: Int128, digits: Int = 15) {
        var limit: Int128 = 1
        for _ in 0..<min(max(digits, 1), 15) { limit *= 10 }
        var power: Int128 = 1
        var best: DecimalFigure?
        for scale in UInt8(0)...18 {
            let (scaled, overflow) = numerator.multipliedReportingOverflow(by: power)
            guard !overflow else { break }
            let (quotient, remainder) = scaled.quotientAndRemainder(dividingBy: denominator)
            let isUp = remainder > denominator - remainder || (remainder == denominator - remainder && quotient & 1 == 1)
            let rounded = isUp ? quotient + 1 : quotient
            guard rounded < limit || scale == 0, let mantissa = Int64(exactly: rounded) else { break }
            if mantissa > 0 { best = DecimalFigure(mantissa: mantissa, scale: scale) }
            if remainder == 0 { break }
            power *= 10
        }
        guard let best else { return nil }
        self = best
    }
}
