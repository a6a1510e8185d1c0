package import Models

/// An amount parsed from a cell: with grouping, a currency symbol or code, a leading or trailing minus, or parentheses for negative.
package struct CSVAmount: Hashable, Sendable {
    /// The signed number.
    package var value: DecimalFigure

    /// The currency next to the amount, as a code or an unambiguous symbol.
    package var currency: Currency?

    /// A symbol next to the amount that several currencies share.
    package var currencySymbol: SharedCurrencySymbol?

    /// Whether the cell has a plus or minus, parentheses, or a debit or credit word.
    package var hasSign = false

    /// Parses an amount with a known decimal separator. The other one of `.` and `,` is a grouping separator.
    ///
    /// Nil if a group does not have three digits (two in Indian grouping), so that `12,50` is never parsed as 1250.
    package init?(_ bytes: UnsafeRawBufferPointer, decimal: UInt8) {
        if let value = Self.plain(bytes, decimal: decimal) {
            self.value = value
            hasSign = !bytes[0].isDigit && bytes[0] != decimal
            return
        }
        guard let candidate = CSVAmountCandidate(bytes), let amount = CSVAmount(candidate, decimal: decimal) else { return nil }
        self = amount
    }

    init?(_ candidate: CSVAmountCandidate, decimal: UInt8) {
        guard let value = candidate.value(decimal: decimal) else { return nil }
        self.value = value
        currency = candidate.currency
        currencySymbol = candidate.currencySymbol
        hasSign = candidate.hasSign
    }

    /// The sum of the amount and another one; nil on overflow.
    func adding(_ other: DecimalFigure) -> CSVAmount? {
        var sum = ExactSum()
        sum.add(value)
        sum.add(other)
        guard let total = sum.value else { return nil }
        var result = self
        result.value = total
        return result
    }

    /// Fast path for plain decimals such as `-1234.56`.
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
        var isAfterPoint = false
        while index < bytes.count {
            let byte = bytes[index]
            if byte.isDigit {
                mantissa = mantissa &* 10 &+ Int64(byte &- UInt8(ascii: "0"))
                digits += 1
                if isAfterPoint { scale += 1 }
            } else if byte == decimal, !isAfterPoint {
                isAfterPoint = true
            } else {
                return nil
            }
            index += 1
        }
        guard digits > 0 else { return nil }
        return DecimalFigure(mantissa: isNegative ? -mantissa : mantissa, scale: UInt8(scale))
    }
}
