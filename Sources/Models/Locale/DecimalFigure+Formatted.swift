extension DecimalFigure {
    /// The figure without trailing zeros, with the locale's decimal separator and U+2212 as minus: `1.0864`, `1,0864`.
    package func formatted(in locale: LocaleFormat) -> String {
        var digits = Array(String(mantissa.magnitude).utf8)
        var decimals = Int(scale)
        while decimals > 0, digits.last == UInt8(ascii: "0"), digits.count > 1 {
            digits.removeLast()
            decimals -= 1
        }
        if mantissa == 0 { decimals = 0 }
        if decimals > 0 {
            while digits.count <= decimals { digits.insert(UInt8(ascii: "0"), at: 0) }
            digits.insert(contentsOf: locale.data.decimal, at: digits.count - decimals)
        }
        return (isNegative ? "\u{2212}" : "") + String(decoding: digits, as: UTF8.self)
    }
}
