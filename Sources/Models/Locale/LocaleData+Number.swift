extension LocaleData {
    /// Appends a number without sign: its digits, grouped, with the last `decimals` of them after the decimal separator.
    func appendNumber(_ number: UInt64, decimals: Int = 0, hidesDecimals: Bool = false, to bytes: inout [UInt8]) {
        // Digits from last to first; 2^64 has twenty, a fraction may need leading zeros.
        var digits = InlineArray<20, UInt8>(repeating: UInt8(ascii: "0"))
        var rest = number
        var count = 0
        while rest > 0 {
            digits[count] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
            count += 1
        }
        let whole = max(count - decimals, 1)
        let isGrouped = whole >= 3 + minimumGrouping
        for remaining in stride(from: whole, to: 0, by: -1) {
            if isGrouped, remaining < whole, groups.separates(remaining: remaining) { bytes.append(contentsOf: grouping) }
            bytes.append(digits[remaining + decimals - 1])
        }
        guard decimals > 0, !hidesDecimals else { return }
        bytes.append(contentsOf: decimal)
        for place in stride(from: decimals - 1, through: 0, by: -1) { bytes.append(digits[place]) }
    }
}

extension LocaleFormat {
    /// Appends a count with the locale's grouping, and U+2212 as minus: `12,345`.
    package func append(_ count: Int, to bytes: inout [UInt8]) {
        if count < 0 { bytes.append(contentsOf: "\u{2212}".utf8) }
        data.appendNumber(UInt64(count.magnitude), to: &bytes)
    }
}
