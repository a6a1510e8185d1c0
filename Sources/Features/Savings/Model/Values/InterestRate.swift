package import Models

/// An annual interest rate: the nominal rate, or the effective annual yield with compound interest.
package struct InterestRate: Hashable, Sendable {
    /// The basis of the stated rate. The raw values are stored in the database.
    package enum Basis: String, CaseIterable, Hashable, Sendable {
        /// Nominal: a twelfth is paid each month.
        case nominal
        /// Effective annual yield with monthly compounding.
        case yield
    }

    /// The stated rate in millionths: 4.5 % is 45,000; within `range`.
    package let millionths: Int64
    package let basis: Basis

    /// Valid rates: 0 to 100 % a year.
    static let range: ClosedRange<Int64> = 0...1_000_000

    /// A zero rate.
    package static let zero = InterestRate(checked: 0, .nominal)

    /// Nil if outside of `range`.
    package init?(millionths: Int64, _ basis: Basis = .nominal) {
        guard Self.range.contains(millionths) else { return nil }
        self.init(checked: millionths, basis)
    }

    /// - Parameter percent: such as 4.5; nil if outside of 0 to 100, or with more than four significant decimals.
    package init?(percent: DecimalFigure, _ basis: Basis = .nominal) {
        var (mantissa, scale) = (percent.mantissa, percent.scale)
        while scale > 4, mantissa % 10 == 0 {
            mantissa /= 10
            scale -= 1
        }
        while scale < 4 {
            let (next, isOver) = mantissa.multipliedReportingOverflow(by: 10)
            guard !isOver else { return nil }
            mantissa = next
            scale += 1
        }
        guard scale == 4 else { return nil }
        self.init(millionths: mantissa, basis)
    }

    private init(checked millionths: Int64, _ basis: Basis) {
        self.millionths = millionths
        self.basis = basis
    }

    package var isZero: Bool { millionths == 0 }

    // MARK: - Conversion

    /// The nominal annual rate in millionths. For a yield y it is 12 × ((1 + y)^(1/12) − 1), rounded to the nearest millionth.
    package var nominal: Int64 {
        guard basis == .yield else { return millionths }
        let goal = CompoundGrowth.one + Int128(millionths) * CompoundGrowth.perMillionth
        // CompoundGrowth increases with the rate: binary search for the largest half millionth that does not exceed the yield.
        var (low, high) = (Int64(0), 2 * millionths)
        while low < high {
            let middle = (low + high + 1) / 2
            if CompoundGrowth.ofYear(halfMillionths: middle) <= goal { low = middle } else { high = middle - 1 }
        }
        return (low + 1) / 2
    }

    /// The effective yield in millionths: (1 + nominal / 12)^12 − 1, rounded to the nearest millionth.
    package var effectiveYield: Int64 {
        guard basis == .nominal else { return millionths }
        let earned = CompoundGrowth.ofYear(halfMillionths: 2 * millionths) - CompoundGrowth.one
        return Int64((earned + CompoundGrowth.perMillionth / 2) / CompoundGrowth.perMillionth)
    }

    // MARK: - Percentages

    /// The stated rate in per cent, without trailing zeros: 4.5.
    package var percent: DecimalFigure { Self.percent(millionths) }
    /// The nominal rate in per cent: 4.4098.
    package var nominalPercent: DecimalFigure { Self.percent(nominal) }
    /// The effective yield in per cent: 4.594.
    package var yieldPercent: DecimalFigure { Self.percent(effectiveYield) }

    private static func percent(_ millionths: Int64) -> DecimalFigure {
        var (mantissa, scale) = (millionths, UInt8(4))
        while scale > 0, mantissa % 10 == 0 {
            mantissa /= 10
            scale -= 1
        }
        return DecimalFigure(mantissa: mantissa, scale: scale)
    }
}

/// Growth of one unit over a year of monthly interest, in fixed point.
private enum CompoundGrowth {
    /// Scale: a square fits 128 bits, and twelve months are precise to a millionth of a millionth.
    static let one: Int128 = 1_000_000_000_000_000
    static let perMillionth = one / 1_000_000

    static func ofYear(halfMillionths rate: Int64) -> Int128 {
        let month = one + Int128(rate) * one / (2 * 1_000_000 * 12)
        let cube = times(times(month, month), month)
        let half = times(cube, cube)
        return times(half, half)
    }

    private static func times(_ left: Int128, _ right: Int128) -> Int128 { left * right / one }
}
