package import Models

/// An exact sum of decimals with different scales.
package struct ExactSum: Hashable, Sendable {
    private var mantissa: Int128 = 0
    private var scale: UInt8 = 0

    /// False after an overflow. It then stays false.
    package private(set) var isExact = true

    package init() {}

    /// Whether the sum is exact and zero.
    package var isZero: Bool { isExact && mantissa == 0 }

    /// The sum; nil if it overflowed or does not fit a `DecimalFigure`.
    package var value: DecimalFigure? {
        guard isExact, let small = Int64(exactly: mantissa) else { return nil }
        return DecimalFigure(mantissa: small, scale: scale)
    }

    /// Adds a decimal.
    package mutating func add(_ number: DecimalFigure) { add(Int128(number.mantissa), scale: number.scale) }
    /// Subtracts a decimal.
    package mutating func subtract(_ number: DecimalFigure) { add(-Int128(number.mantissa), scale: number.scale) }

    /// Subtracts a sum. The result is inexact if either sum is.
    package mutating func subtract(_ other: ExactSum) {
        guard other.isExact else {
            isExact = false
            return
        }
        add(-other.mantissa, scale: other.scale)
    }

    private mutating func add(_ value: Int128, scale other: UInt8) {
        guard isExact else { return }
        var value = value
        if other > scale {
            guard let raised = Self.raised(mantissa, by: other - scale) else {
                isExact = false
                return
            }
            mantissa = raised
            scale = other
        } else if other < scale {
            guard let raised = Self.raised(value, by: scale - other) else {
                isExact = false
                return
            }
            value = raised
        }
        let (sum, overflow) = mantissa.addingReportingOverflow(value)
        if overflow { isExact = false } else { mantissa = sum }
    }

    private static func raised(_ value: Int128, by decimals: UInt8) -> Int128? {
        var value = value
        for _ in 0..<decimals {
            let (next, overflow) = value.multipliedReportingOverflow(by: 10)
            guard !overflow else { return nil }
            value = next
        }
        return value
    }
}
