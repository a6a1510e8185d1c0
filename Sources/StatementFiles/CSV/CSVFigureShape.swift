import Models

/// A cell taken apart as an amount, before it is known which of `.` and `,` is the decimal separator.
struct CSVFigureShape {

    /// Digits, `.`, `,` and `'` for any other grouping sign.
    private(set) var digits: [UInt8] = []
    private(set) var isNegative = false
    private(set) var currency: Currency?

    /// Nil where the cell is not an amount.
    init?(_ bytes: UnsafeRawBufferPointer) {
        guard bytes.count > 0, bytes.count <= 48 else { return nil }
        var letters: [UInt8] = []
        var isSigned = false
        var hasDigit = false
        var isOver = false
        var isParenthesised = false
        var symbols = 0
        var index = 0
        digits.reserveCapacity(bytes.count)
        while index < bytes.count {
            let (mark, length) = CSVFigureMark.classify(bytes, at: index)
            switch mark {
            case .digit:
                guard !isOver else { return nil }
                hasDigit = true
                digits.append(bytes[index])
            case .separator:
                guard !isOver else { return nil }
                digits.append(bytes[index])
            case .grouping:
                if hasDigit, !isOver, index + length < bytes.count, bytes[index + length].isDigit { digits.append(Self.group) }
            case .minus, .plus:
                guard !isSigned else { return nil }
                isSigned = true
                isNegative = mark == .minus
                isOver = hasDigit
            case .opening:
                guard !isParenthesised, !hasDigit else { return nil }
                isParenthesised = true
            case .closing:
                guard isParenthesised, hasDigit else { return nil }
                isOver = true
            case .letter:
                guard letters.count <= 4 else { return nil }
                for offset in index..<index + length { letters.append(bytes[offset]) }
                isOver = hasDigit
            case .euro, .pound, .symbol:
                symbols += 1
                if mark == .euro { currency = Currency(code: "EUR") }
                if mark == .pound { currency = Currency(code: "GBP") }
                isOver = hasDigit
            case .other: return nil
            }
            index += length
        }
        guard hasDigit, symbols <= 1 else { return nil }
        if isParenthesised {
            guard !isSigned else { return nil }
            isNegative = true
        }
        if !letters.isEmpty {
            guard take(letters: letters, isSigned: isSigned) else { return nil }
            // The point of "Fr. 12.50" is not part of the figure.
            if digits.first == UInt8(ascii: "."), digits.count > 2 { digits.removeFirst() }
        }
    }

    /// Every grouping sign that is neither `.` nor `,`.
    private static let group = UInt8(ascii: "'")

    /// A currency's code or name, or `DR`, `CR`.
    private mutating func take(letters: [UInt8], isSigned: Bool) -> Bool {
        let name = String(decoding: letters, as: UTF8.self)
        if let code = Currency(code: name) {
            currency = code
            return true
        }
        switch name.lowercased() {
        case "dr":
            guard !isSigned else { return false }
            isNegative = true
            return true
        case "cr", "kr", "zł", "zl", "kč", "kc", "ft", "lei", "us", "r", "fr", "sfr", "a", "c", "rs": return true
        default: return false
        }
    }

    /// The figure, where its groups are groups.
    func figure(decimal: UInt8) -> DecimalFigure? {
        let group = decimal == UInt8(ascii: ",") ? UInt8(ascii: ".") : UInt8(ascii: ",")
        let end = digits.firstIndex(of: decimal) ?? digits.count
        var sinceGroup: Int?
        var lead = 0
        for (index, byte) in digits.enumerated() {
            if byte == group || byte == Self.group {
                guard index < end else { return nil }
                if let run = sinceGroup {
                    guard run == 2 || run == 3 else { return nil }
                } else {
                    guard (1...3).contains(lead) else { return nil }
                }
                sinceGroup = 0
            } else if index < end {
                if let run = sinceGroup { sinceGroup = run + 1 } else { lead += 1 }
            }
        }
        if let run = sinceGroup, run != 3 { return nil }
        let ungrouped = digits.lazy.filter { $0 != group && $0 != Self.group }
        guard let figure = DecimalFigure(bytes: ungrouped, decimalSeparator: decimal) else { return nil }
        return isNegative ? figure.negated : figure
    }

    /// What the cell says about the decimal separator.
    var evidence: CSVDecimalEvidence {
        let points = digits.count { $0 == UInt8(ascii: ".") }
        let commas = digits.count { $0 == UInt8(ascii: ",") }
        guard points + commas > 0, let last = digits.lastIndex(where: { !$0.isDigit && $0 != Self.group }) else { return .none }
        let isPoint = digits[last] == UInt8(ascii: ".")
        if points > 0, commas > 0 { return isPoint ? .point : .comma }
        // Twice the same sign parts groups, so the other one is the decimal separator.
        if points + commas > 1 { return isPoint ? .comma : .point }
        let isDecimal = digits.count - last - 1 != 3 || last == 0 || last > 3 || (last == 1 && digits[0] == UInt8(ascii: "0"))
        guard isDecimal else { return isPoint ? .perhapsPoint : .perhapsComma }
        return isPoint ? .point : .comma
    }
}

/// What one amount says about the decimal separator of its column.
enum CSVDecimalEvidence {
    case none, point, comma
    /// One sign with three digits behind: a group or three decimals.
    case perhapsPoint, perhapsComma
}
