import Models

/// Parses amounts of QIF. The decimal separator is the last of `.` and `,`.
enum QIFAmount {
    /// Parses an amount. The other separator, spaces and apostrophes separate digit groups.
    ///
    /// A single comma before exactly three digits (`1,234`) and a repeated separator are grouping separators. A separator before the first
    /// digit (`-,50`) is the decimal separator.
    static func parse(_ bytes: UnsafeRawBufferPointer) -> DecimalFigure? {
        let comma = UInt8(ascii: ",")
        let point = UInt8(ascii: ".")
        var commas = 0
        var points = 0
        var last: Int?
        let text = bytes.trimmed()
        guard text.count <= 64 else { return nil }
        for index in 0..<text.count {
            if text[index] == comma { commas += 1 } else if text[index] == point { points += 1 } else { continue }
            last = index
        }
        var decimal = point
        var grouping = comma
        if let last, text[last] == comma {
            let isGroup = points == 0 && (commas > 1 || (text.count - last == 4 && text[..<last].contains { $0.isDigit }))
            if !isGroup { (decimal, grouping) = (comma, point) }
        } else if points > 1 {
            (decimal, grouping) = (comma, point)
        }
        return DecimalFigure(
            bytes: text.lazy.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "'") }, decimalSeparator: decimal, grouping: grouping)
    }

    /// `percent` of a total, rounded half to even to the total's scale.
    static func percentage(_ percent: DecimalFigure, of total: DecimalFigure) -> DecimalFigure? {
        guard percent.scale <= 9 else { return nil }
        let product = Int128(total.mantissa) * Int128(percent.mantissa)
        var divisor: Int128 = 100
        for _ in 0..<percent.scale { divisor *= 10 }
        let (quotient, remainder) = product.quotientAndRemainder(dividingBy: divisor)
        let twice = remainder.magnitude * 2
        let isUp = twice > divisor.magnitude || (twice == divisor.magnitude && quotient & 1 != 0)
        let rounded = isUp ? quotient + (product < 0 ? -1 : 1) : quotient
        return Int64(exactly: rounded).map { DecimalFigure(mantissa: $0, scale: total.scale) }
    }

    /// Whether the sum of amounts equals a total exactly.
    static func addUp(_ amounts: [DecimalFigure], to total: DecimalFigure) -> Bool {
        var sum: Int128 = 0
        for amount in amounts { sum += units(amount) }
        return sum == units(total)
    }

    /// The amount in units of 10⁻¹⁸, the smallest unit of a `DecimalFigure`.
    private static func units(_ amount: DecimalFigure) -> Int128 {
        var value = Int128(amount.mantissa)
        for _ in amount.scale..<18 { value *= 10 }
        return value
    }
}
