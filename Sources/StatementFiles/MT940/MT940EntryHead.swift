import Models

/// The front of a `:61:` up to its references: value day, entry day, mark, funds code, amount, type.
struct MT940EntryHead {

    struct Values {
        var valueDay: Day
        var day: Day
        var wasClamped: Bool
        /// Credit positive.
        var amount: DecimalFigure
        var isPending: Bool
        /// Where the references begin.
        var end: Int
        /// Whether the four characters of the type stand in front of them.
        var hasType: Bool
    }

    enum State {
        case read(Values)
        case incomplete(expected: String)
    }

    let state: State

    init(_ text: ArraySlice<UInt8>) {
        state = Self.read(text)
    }

    var isRead: Bool {
        if case .read = state { true } else { false }
    }

    /// Whether a field of one line ends before its type is whole, so that digits of its amount may be missing.
    static func isCut(_ content: [UInt8]) -> Bool {
        guard !content.contains(UInt8(ascii: "\n")), case .read(let values) = MT940EntryHead(content[...]).state else { return false }
        return !values.hasType
    }

    private static func read(_ text: ArraySlice<UInt8>) -> State {
        var position = text.startIndex
        guard text.count > 8, let value = MT940Day.read(text[position..<position + 6]) else {
            return .incomplete(expected: "a value day YYMMDD")
        }
        position += 6
        var day = value.day
        var wasClamped = value.wasClamped
        if text[position].isDigit {
            guard position + 4 < text.endIndex, let entry = MT940Day.read(text[position..<position + 4], near: value.day) else {
                return .incomplete(expected: "an entry day MMDD")
            }
            day = entry.day
            // Only the day that is used needs a word; a bank's thirtieth of February as value day is still one.
            wasClamped = wasClamped || entry.wasClamped
            position += 4
        }
        while position < text.endIndex, text[position] == UInt8(ascii: " ") { position += 1 }

        guard let mark = mark(text, &position) else { return .incomplete(expected: "C, D, RC, RD, EC or ED") }
        // The funds code: the third letter of the currency.
        if position < text.endIndex, text[position] >= UInt8(ascii: "A"), text[position] <= UInt8(ascii: "Z") { position += 1 }
        let amountStart = position
        while position < text.endIndex, text[position].isDigit || text[position] == UInt8(ascii: ",") || text[position] == UInt8(ascii: ".")
        {
            position += 1
        }
        guard let figure = MT940Amount.read(text[amountStart..<position]) else { return .incomplete(expected: "an amount as 123,45") }
        return .read(
            Values(
                valueDay: value.day, day: day, wasClamped: wasClamped, amount: mark.isDebit ? figure.negated : figure,
                isPending: mark.isPending, end: min(position + 4, text.endIndex), hasType: position + 4 <= text.endIndex))
    }

    /// A reversal of a credit (RC) is a debit, a reversal of a debit (RD) a credit; E marks what is expected only.
    private static func mark(_ text: ArraySlice<UInt8>, _ position: inout Int) -> (isDebit: Bool, isPending: Bool)? {
        guard position < text.endIndex else { return nil }
        var prefix: UInt8 = 0
        if text[position] == UInt8(ascii: "R") || text[position] == UInt8(ascii: "E") {
            prefix = text[position]
            position += 1
        }
        guard position < text.endIndex, text[position] == UInt8(ascii: "C") || text[position] == UInt8(ascii: "D") else { return nil }
        let isDebit = text[position] == UInt8(ascii: "D")
        position += 1
        return (prefix == UInt8(ascii: "R") ? !isDebit : isDebit, prefix == UInt8(ascii: "E"))
    }
}
