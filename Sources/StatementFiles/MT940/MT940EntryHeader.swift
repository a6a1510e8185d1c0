import Models

/// The fields of a `:61:` before its references: value date, entry date, mark, funds code, amount, type.
struct MT940EntryHeader {
    struct Values {
        var valueDay: Day
        var day: Day
        var wasClamped: Bool
        /// The amount; credit is positive.
        var amount: DecimalFigure
        var isPending: Bool
        /// Whether the mark is in lower case, which only balances can prove.
        var isLowerCase: Bool
        /// The index at which the references start.
        var end: Int
        /// Whether the type has all four characters.
        var hasType: Bool
    }

    enum State {
        case complete(Values)
        case incomplete(expected: String)
    }

    let state: State

    init(_ text: ArraySlice<UInt8>) {
        state = Self.parse(text)
    }

    var isComplete: Bool {
        if case .complete = state { true } else { false }
    }

    /// Whether a field of one line ends before the end of its type, so that digits of its amount may be missing.
    static func isTruncated(_ content: [UInt8]) -> Bool {
        guard !content.contains(UInt8(ascii: "\n")), case .complete(let values) = MT940EntryHeader(content[...]).state else { return false }
        return !values.hasType
    }

    private static func parse(_ text: ArraySlice<UInt8>) -> State {
        var position = text.startIndex
        guard text.count > 8, let value = MT940Date.parse(text[position..<position + 6]) else {
            return .incomplete(expected: "a value day YYMMDD")
        }
        position += 6
        var day = value.day
        var wasClamped = value.wasClamped
        if text[position].isDigit {
            guard position + 4 < text.endIndex, let entry = MT940Date.parse(text[position..<position + 4], near: value.day) else {
                return .incomplete(expected: "an entry day MMDD")
            }
            day = entry.day
            // An adjusted value date or entry date is reported.
            wasClamped = wasClamped || entry.wasClamped
            position += 4
        }
        while position < text.endIndex, text[position] == UInt8(ascii: " ") { position += 1 }

        guard let mark = mark(text, &position) else { return .incomplete(expected: "C, D, RC, RD, EC or ED") }
        // The funds code is the third letter of the currency.
        if position < text.endIndex, text[position] >= UInt8(ascii: "A"), text[position] <= UInt8(ascii: "Z") { position += 1 }
        let amountStart = position
        while position < text.endIndex, text[position].isDigit || text[position] == UInt8(ascii: ",") || text[position] == UInt8(ascii: ".")
        {
            position += 1
        }
        guard let number = MT940Amount.parse(text[amountStart..<position]) else { return .incomplete(expected: "an amount as 123,45") }
        return .complete(
            Values(
                valueDay: value.day, day: day, wasClamped: wasClamped, amount: mark.isDebit ? number.negated : number,
                isPending: mark.isPending, isLowerCase: mark.isLowerCase, end: min(position + 4, text.endIndex),
                hasType: position + 4 <= text.endIndex))
    }

    /// Parses the mark. A reversal of a credit (RC) is a debit, a reversal of a debit (RD) is a credit; E marks an expected entry.
    private static func mark(
        _ text: ArraySlice<UInt8>, _ position: inout Int
    ) -> (isDebit: Bool, isPending: Bool, isLowerCase: Bool)? {
        guard position < text.endIndex else { return nil }
        let start = position
        var prefix: UInt8 = 0
        if text[position].upperCased == UInt8(ascii: "R") || text[position].upperCased == UInt8(ascii: "E") {
            prefix = text[position].upperCased
            position += 1
        }
        guard position < text.endIndex, [UInt8(ascii: "C"), UInt8(ascii: "D")].contains(text[position].upperCased) else { return nil }
        let isDebit = text[position].upperCased == UInt8(ascii: "D")
        position += 1
        let isLowerCase = text[start..<position].contains { $0 != $0.upperCased }
        return (prefix == UInt8(ascii: "R") ? !isDebit : isDebit, prefix == UInt8(ascii: "E"), isLowerCase)
    }
}

extension UInt8 {
    /// The upper-case letter of a lower-case ASCII letter; every other byte itself.
    var upperCased: UInt8 { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") ? self - 32 : self }
}
