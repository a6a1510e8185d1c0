import Models

/// Amounts as QIF writes them: the decimal separator is the last of `.` and `,`.
enum QIFAmount {

    /// The figure, with groups parted by the other separator, a blank or an apostrophe.
    ///
    /// One comma before exactly three digits parts a group (`1,234`), and so does a separator that is there twice.
    static func figure(_ bytes: UnsafeRawBufferPointer) -> DecimalFigure? {
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
            let isGroup = points == 0 && (commas > 1 || text.count - last == 4)
            if !isGroup { (decimal, grouping) = (comma, point) }
        } else if points > 1 {
            (decimal, grouping) = (comma, point)
        }
        return DecimalFigure(
            bytes: text.lazy.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "'") }, decimalSeparator: decimal, grouping: grouping)
    }

    /// `percent` of a total, rounded half to even to the total's decimals.
    static func share(_ percent: DecimalFigure, of total: DecimalFigure) -> DecimalFigure? {
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

    /// Whether figures add up to a total exactly.
    static func addUp(_ figures: [DecimalFigure], to total: DecimalFigure) -> Bool {
        var sum: Int128 = 0
        for figure in figures { sum += units(figure) }
        return sum == units(total)
    }

    /// In units of 10⁻¹⁸, which every figure has.
    private static func units(_ figure: DecimalFigure) -> Int128 {
        var value = Int128(figure.mantissa)
        for _ in figure.scale..<18 { value *= 10 }
        return value
    }
}
