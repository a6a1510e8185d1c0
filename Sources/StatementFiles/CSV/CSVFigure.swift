package import Models

/// An amount as a cell writes it: with grouping, a currency sign or code, a minus in front or behind, or parentheses for negative.
package struct CSVFigure: Hashable, Sendable {

    package var figure: DecimalFigure

    /// The currency that stands beside the amount, as a code or a sign of one currency.
    package var currency: Currency?

    /// A sign beside the amount that several currencies share.
    package var currencySign: CurrencySign?

    /// Whether the cell says its direction: a plus or minus, parentheses, or a word for debit or credit.
    package var hasSign = false

    /// Reads an amount whose decimal separator is known; the other one of `.` and `,` may part groups of digits.
    ///
    /// Nil where a group has not three digits (two inside Indian groups), so that `12,50` is never read as 1250.
    package init?(_ bytes: UnsafeRawBufferPointer, decimal: UInt8) {
        if let figure = Self.plain(bytes, decimal: decimal) {
            self.figure = figure
            hasSign = !bytes[0].isDigit && bytes[0] != decimal
            return
        }
        guard let shape = CSVFigureShape(bytes), let figure = CSVFigure(shape, decimal: decimal) else { return nil }
        self = figure
    }

    init?(_ shape: CSVFigureShape, decimal: UInt8) {
        guard let figure = shape.figure(decimal: decimal) else { return nil }
        self.figure = figure
        currency = shape.currency
        currencySign = shape.currencySign
        hasSign = shape.hasSign
    }

    /// The amount taken off or added.
    ///
    /// - Returns: nil where the sum does not fit.
    func adding(_ other: DecimalFigure) -> CSVFigure? {
        var sum = FigureSum()
        sum.add(figure)
        sum.add(other)
        guard let total = sum.figure else { return nil }
        var result = self
        result.figure = total
        return result
    }

    /// `-1234.56` without anything else.
    private static func plain(_ bytes: UnsafeRawBufferPointer, decimal: UInt8) -> DecimalFigure? {
        var index = 0
        var isNegative = false
        guard bytes.count > 0, bytes.count <= 17 else { return nil }
        if bytes[0] == UInt8(ascii: "-") || bytes[0] == UInt8(ascii: "+") {
            isNegative = bytes[0] == UInt8(ascii: "-")
            index = 1
        }
        var mantissa: Int64 = 0
        var scale = 0
        var digits = 0
        var isBehindPoint = false
        while index < bytes.count {
            let byte = bytes[index]
            if byte.isDigit {
                mantissa = mantissa &* 10 &+ Int64(byte &- UInt8(ascii: "0"))
                digits += 1
                if isBehindPoint { scale += 1 }
            } else if byte == decimal, !isBehindPoint {
                isBehindPoint = true
            } else {
                return nil
            }
            index += 1
        }
        guard digits > 0 else { return nil }
        return DecimalFigure(mantissa: isNegative ? -mantissa : mantissa, scale: UInt8(scale))
    }
}
