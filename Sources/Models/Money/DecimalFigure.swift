/// An exact decimal as written in a file, before its currency is known: `mantissa / 10^scale`.
///
/// Parsers produce figures; a figure is converted to `Money` once the currency is known, so that rounding happens in one place.
public struct DecimalFigure: Hashable, Sendable {
    /// All digits, signed.
    public let mantissa: Int64

    /// Number of decimals, 0–18.
    public let scale: UInt8

    public init(mantissa: Int64, scale: UInt8) {
        self.mantissa = mantissa
        self.scale = scale
    }

    /// Parses `[+-]digits[sep digits]`, also `.5`, `5.` and a trailing minus; digit groups may be separated by `grouping`.
    ///
    /// Nil if there is no digit, an invalid character, a second decimal separator, or more than 18 significant digits.
    @inlinable
    public init?(bytes: some Sequence<UInt8>, decimalSeparator: UInt8 = UInt8(ascii: "."), grouping: UInt8? = nil) {
        var mantissa: Int64 = 0
        var scale: UInt8 = 0
        var digits = 0
        var negative = false
        var signed = false
        var afterSeparator = false
        var ended = false
        for byte in bytes {
            if ended { return nil }
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                let (shifted, overflow) = mantissa.multipliedReportingOverflow(by: 10)
                let (next, overflow2) = shifted.addingReportingOverflow(Int64(byte - UInt8(ascii: "0")))
                if overflow || overflow2 || scale == 18 {
                    // Trailing zeros beyond the maximum scale carry no information.
                    if afterSeparator, byte == UInt8(ascii: "0") { continue }
                    return nil
                }
                mantissa = next
                digits += 1
                if afterSeparator { scale += 1 }
            case decimalSeparator:
                if afterSeparator { return nil }
                afterSeparator = true
            case UInt8(ascii: "-"), UInt8(ascii: "+"):
                if signed { return nil }
                signed = true
                negative = byte == UInt8(ascii: "-")
                if digits > 0 || afterSeparator { ended = true }
            default:
                guard let grouping, byte == grouping, digits > 0, !afterSeparator else { return nil }
            }
        }
        guard digits > 0 else { return nil }
        self.init(mantissa: negative ? -mantissa : mantissa, scale: scale)
    }

    public var isZero: Bool { mantissa == 0 }
    public var isNegative: Bool { mantissa < 0 }

    /// The figure with the opposite sign; `Int64.min`, which no file produces, is clamped.
    public var negated: DecimalFigure { DecimalFigure(mantissa: mantissa == .min ? .max : -mantissa, scale: scale) }

    /// The amount in a currency, rounded half to even, and whether the conversion was exact.
    public func money(in currency: Currency) throws(MoneyError) -> (amount: Money, isExact: Bool) {
        let decimals = currency.decimals
        if scale <= decimals {
            var units = mantissa
            for _ in scale..<decimals {
                let (next, overflow) = units.multipliedReportingOverflow(by: 10)
                guard !overflow else { throw .overflow }
                units = next
            }
            return (Money(minorUnits: units, currency: currency), true)
        }
        let surplus = scale - decimals
        // The result is less than half a minor unit: 10^20 is more than twice any mantissa.
        guard surplus < 20 else { return (Money(minorUnits: 0, currency: currency), mantissa == 0) }
        var divisor: UInt64 = 1
        for _ in 0..<surplus { divisor *= 10 }
        var (units, remainder) = mantissa.magnitude.quotientAndRemainder(dividingBy: divisor)
        let isExact = remainder == 0
        if remainder > divisor - remainder || (remainder == divisor - remainder && units & 1 == 1) { units += 1 }
        let amount = Int64(units)
        return (Money(minorUnits: mantissa < 0 ? -amount : amount, currency: currency), isExact)
    }
}

// MARK: - CustomStringConvertible

extension DecimalFigure: CustomStringConvertible {
    /// The figure with `.`, `-` and all its decimals.
    public var description: String {
        var digits = String(mantissa.magnitude)
        let scale = Int(scale)
        if scale > 0 {
            if digits.utf8.count <= scale {
                digits = String(repeating: "0", count: scale + 1 - digits.utf8.count) + digits
            }
            digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -scale))
        }
        return mantissa < 0 ? "-" + digits : digits
    }
}
