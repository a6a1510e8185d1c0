import Models

/// A cell taken apart as an amount, before it is known which of `.` and `,` is the decimal separator.
struct CSVFigureShape {

    /// Digits, `.`, `,` and `'` for any other grouping sign.
    private(set) var digits: [UInt8] = []
    private(set) var isNegative = false
    /// Whether the cell says its direction: a plus or minus, parentheses, or a word for debit or credit.
    private(set) var hasSign = false
    /// The word for debit or credit beside the figure.
    private(set) var side: CSVIndicator?
    private(set) var currency: Currency?
    /// A sign that several currencies share.
    private(set) var currencySign: CurrencySign?

    /// Nil where the cell is not an amount.
    init?(_ bytes: UnsafeRawBufferPointer) {
        guard bytes.count > 0, bytes.count <= 48 else { return nil }
        var letters: [UInt8] = []
        var lettersAreBehind = false
        var isSigned = false
        var hasDigit = false
        var isOver = false
        var isParenthesised = false
        var symbol: CSVMoneyMark?
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
                if isOver {
                    // The point of "Cr." and "Kč.".
                    guard lettersAreBehind, index + 1 == bytes.count else { return nil }
                } else {
                    digits.append(bytes[index])
                }
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
                if letters.isEmpty { lettersAreBehind = hasDigit }
                for offset in index..<index + length { letters.append(bytes[offset]) }
                isOver = hasDigit
            case .symbol:
                guard symbol == nil, let scalar = Self.scalar(bytes, at: index, length: length), let known = CSVMoneyMark(symbol: scalar)
                else { return nil }
                symbol = known
                isOver = hasDigit
            case .other: return nil
            }
            index += length
        }
        guard hasDigit else { return nil }
        if isParenthesised {
            guard !isSigned else { return nil }
            isNegative = true
        }
        hasSign = isSigned || isParenthesised
        var hasDollar = false
        if case .sign(.dollar) = symbol { hasDollar = true }
        if !letters.isEmpty {
            let word = String(decoding: letters, as: UTF8.self)
            guard let mark = CSVMoneyMark(letters: word, hasDollar: hasDollar, isBehind: lettersAreBehind) ?? Self.side(word, hasDollar),
                take(mark)
            else { return nil }
            // The point of "Fr. 12.50" is not part of the figure.
            if digits.first == UInt8(ascii: "."), digits.count > 2 { digits.removeFirst() }
        }
        // The letters of "US$" have said the currency already.
        if let symbol, currency == nil {
            guard take(symbol) else { return nil }
        }
    }

    /// Every grouping sign that is neither `.` nor `,`.
    private static let group = UInt8(ascii: "'")

    /// `$12.50 CR`: the word is of the direction, not of the dollar.
    private static func side(_ word: String, _ hasDollar: Bool) -> CSVMoneyMark? {
        hasDollar ? CSVMoneyMark(letters: word, hasDollar: false, isBehind: false) : nil
    }

    private static func scalar(_ bytes: UnsafeRawBufferPointer, at index: Int, length: Int) -> Unicode.Scalar? {
        String(decoding: UnsafeRawBufferPointer(rebasing: bytes[index..<index + length]), as: UTF8.self).unicodeScalars.first
    }

    /// False where it contradicts what stands there already.
    private mutating func take(_ mark: CSVMoneyMark) -> Bool {
        switch mark {
        case .currency(let known): currency = known
        case .sign(let known): currencySign = known
        case .debit:
            guard !hasSign else { return false }
            isNegative = true
            hasSign = true
            side = .debit
        case .credit:
            guard !isNegative else { return false }
            hasSign = true
            side = .credit
        }
        return true
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
        // Another sign parts the groups already.
        if digits.contains(Self.group) { return isPoint ? .point : .comma }
        let isDecimal = digits.count - last - 1 != 3 || last == 0 || last > 3 || digits[0] == UInt8(ascii: "0")
        guard isDecimal else { return isPoint ? .perhapsPoint : .perhapsComma }
        return isPoint ? .point : .comma
    }

    var isZero: Bool { !digits.contains { $0.isDigit && $0 != UInt8(ascii: "0") } }

    /// Whether the cell could be a time of day, as `10.30`.
    var isTimeLike: Bool {
        let parts = digits.split { !$0.isDigit }
        guard parts.count == 2, !hasSign, currency == nil, (1...2).contains(parts[0].count), parts[1].count == 2,
            !parts[0].elementsEqual("0".utf8)
        else {
            return false
        }
        return (Int(String(decoding: parts[0], as: UTF8.self)) ?? 99) < 24 && (Int(String(decoding: parts[1], as: UTF8.self)) ?? 99) < 60
    }
}

/// What one amount says about the decimal separator of its column.
enum CSVDecimalEvidence {
    case none, point, comma
    /// One sign with three digits behind: a group or three decimals.
    case perhapsPoint, perhapsComma
}
