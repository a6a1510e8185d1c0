import Models

/// Parses amounts of OFX.
enum OFXAmount {
    /// Parses a decimal with `.` or `,` as decimal separator (OFX 1.6, section 3.2.9.1). If both occur, the last one is the decimal separator.
    static func parse(_ bytes: UnsafeRawBufferPointer) -> DecimalFigure? {
        let text = bytes.trimmed()
        var index = text.count
        while index > 0 {
            index -= 1
            if text[index] == UInt8(ascii: ".") { break }
            if text[index] == UInt8(ascii: ",") {
                return DecimalFigure(bytes: text, decimalSeparator: UInt8(ascii: ","), grouping: UInt8(ascii: "."))
            }
        }
        return DecimalFigure(bytes: text, decimalSeparator: UInt8(ascii: "."), grouping: UInt8(ascii: ","))
    }

    /// The unsigned amount before conversion at `rate` (units of the account's currency for one unit of the original currency).
    ///
    /// Nil if the quotient is not exact with four decimals, because the amount cannot be recovered from a rounded rate.
    static func original(of amount: DecimalFigure, at rate: DecimalFigure, in currency: Currency) -> ForeignAmount? {
        guard rate.mantissa > 0, let top = scaled(amount.mantissa, by: Int(rate.scale) + 4),
            let bottom = scaled(rate.mantissa, by: Int(amount.scale))
        else { return nil }
        let (quotient, remainder) = top.magnitude.quotientAndRemainder(dividingBy: bottom.magnitude)
        guard remainder == 0, var mantissa = Int64(exactly: quotient) else { return nil }
        var scale: UInt8 = 4
        while scale > currency.decimals, mantissa % 10 == 0 {
            mantissa /= 10
            scale -= 1
        }
        return ForeignAmount(amount: DecimalFigure(mantissa: mantissa, scale: scale), currency: currency)
    }

    private static func scaled(_ mantissa: Int64, by decimals: Int) -> Int128? {
        var value = Int128(mantissa)
        for _ in 0..<decimals {
            let (next, overflow) = value.multipliedReportingOverflow(by: 10)
            if overflow { return nil }
            value = next
        }
        return value
    }
}
