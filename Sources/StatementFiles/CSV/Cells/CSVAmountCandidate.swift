import Models

/// A cell split into the parts of an amount, before the decimal separator is known.
struct CSVAmountCandidate {
    /// Digits, `.`, `,`, and `'` for any other grouping separator.
    private(set) var digits: [UInt8] = []
    private(set) var isNegative = false
    /// Whether the cell has a plus or minus, parentheses, or a debit or credit word.
    private(set) var hasSign = false
    /// The debit or credit word next to the number.
    private(set) var indicator: CSVDebitCreditIndicator?
    private(set) var currency: Currency?
    /// A symbol that several currencies share.
    private(set) var currencySymbol: SharedCurrencySymbol?

    /// Nil if the cell is not an amount.
    init?(_ bytes: UnsafeRawBufferPointer) {
        guard bytes.count > 0, bytes.count <= 48 else { return nil }
        var letters: [UInt8] = []
        var areLettersSuffix = false
        var isSigned = false
        var hasDigit = false
        var isAfterNumber = false
        var isParenthesised = false
        var symbol: CSVAmountAffix?
        var index = 0
        digits.reserveCapacity(bytes.count)
        while index < bytes.count {
            let (character, length) = CSVAmountCharacter.classify(bytes, at: index)
            switch character {
            case .digit:
                guard !isAfterNumber else { return nil }
                hasDigit = true
                digits.append(bytes[index])
            case .separator:
                if isAfterNumber {
                    // The trailing point of "Cr." and "Kč.".
                    guard areLettersSuffix, index + 1 == bytes.count else { return nil }
                } else {
                    digits.append(bytes[index])
                }
            case .grouping:
                if hasDigit, !isAfterNumber, index + length < bytes.count, bytes[index + length].isDigit { digits.append(Self.group) }
            case .minus, .plus:
                guard !isSigned else { return nil }
                isSigned = true
                isNegative = character == .minus
                isAfterNumber = hasDigit
            case .opening:
                guard !isParenthesised, !hasDigit else { return nil }
                isParenthesised = true
            case .closing:
                guard isParenthesised, hasDigit else { return nil }
                isAfterNumber = true
            case .letter:
                guard letters.count <= 4 else { return nil }
                if letters.isEmpty { areLettersSuffix = hasDigit }
                for offset in index..<index + length { letters.append(bytes[offset]) }
                isAfterNumber = hasDigit
            case .symbol:
                guard symbol == nil, let scalar = Self.scalar(bytes, at: index, length: length), let known = CSVAmountAffix(symbol: scalar)
                else { return nil }
                symbol = known
                isAfterNumber = hasDigit
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
        if case .symbol(.dollar) = symbol { hasDollar = true }
        if !letters.isEmpty {
            let word = String(decoding: letters, as: UTF8.self)
            guard
                let affix = CSVAmountAffix(letters: word, hasDollar: hasDollar, isSuffix: areLettersSuffix)
                    ?? Self.debitCreditWord(word, hasDollar),
                apply(affix)
            else { return nil }
            // The point of "Fr. 12.50" is not part of the number.
            if digits.first == UInt8(ascii: "."), digits.count > 2 { digits.removeFirst() }
        }
        // In "US$" the letters have determined the currency already.
        if let symbol, currency == nil {
            guard apply(symbol) else { return nil }
        }
    }

    /// The normalised grouping separator other than `.` and `,`.
    private static let group = UInt8(ascii: "'")

    /// A debit or credit word next to a dollar sign: `$12.50 CR`.
    private static func debitCreditWord(_ word: String, _ hasDollar: Bool) -> CSVAmountAffix? {
        hasDollar ? CSVAmountAffix(letters: word, hasDollar: false, isSuffix: false) : nil
    }

    private static func scalar(_ bytes: UnsafeRawBufferPointer, at index: Int, length: Int) -> Unicode.Scalar? {
        String(decoding: UnsafeRawBufferPointer(rebasing: bytes[index..<index + length]), as: UTF8.self).unicodeScalars.first
    }

    /// Applies a prefix or suffix. Returns false if it conflicts with the sign.
    private mutating func apply(_ affix: CSVAmountAffix) -> Bool {
        switch affix {
        case .currency(let known): currency = known
        case .symbol(let known): currencySymbol = known
        case .debit:
            guard !hasSign else { return false }
            isNegative = true
            hasSign = true
            indicator = .debit
        case .credit:
            guard !isNegative else { return false }
            hasSign = true
            indicator = .credit
        }
        return true
    }

    /// The number with a decimal separator; nil if the digit groups are invalid.
    func value(decimal: UInt8) -> DecimalFigure? {
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
        guard let value = DecimalFigure(bytes: ungrouped, decimalSeparator: decimal) else { return nil }
        return isNegative ? value.negated : value
    }

    /// The evidence for a decimal separator in the cell.
    var evidence: CSVDecimalEvidence {
        let points = digits.count { $0 == UInt8(ascii: ".") }
        let commas = digits.count { $0 == UInt8(ascii: ",") }
        guard points + commas > 0, let last = digits.lastIndex(where: { !$0.isDigit && $0 != Self.group }) else { return .none }
        let isPoint = digits[last] == UInt8(ascii: ".")
        if points > 0, commas > 0 { return isPoint ? .point : .comma }
        // A repeated separator is a grouping separator, so the other one is the decimal separator.
        if points + commas > 1 { return isPoint ? .comma : .point }
        // The groups use another separator already.
        if digits.contains(Self.group) { return isPoint ? .point : .comma }
        let isDecimal = digits.count - last - 1 != 3 || last == 0 || last > 3 || digits[0] == UInt8(ascii: "0")
        guard isDecimal else { return isPoint ? .possiblePoint : .possibleComma }
        return isPoint ? .point : .comma
    }

    var isZero: Bool { !digits.contains { $0.isDigit && $0 != UInt8(ascii: "0") } }

    /// Whether the cell could be a time of day such as `10.30`.
    var isTimeOfDay: Bool {
        let parts = digits.split { !$0.isDigit }
        guard parts.count == 2, !hasSign, currency == nil, (1...2).contains(parts[0].count), parts[1].count == 2,
            !parts[0].elementsEqual("0".utf8)
        else {
            return false
        }
        return (Int(String(decoding: parts[0], as: UTF8.self)) ?? 99) < 24 && (Int(String(decoding: parts[1], as: UTF8.self)) ?? 99) < 60
    }
}

/// The evidence of one amount for the decimal separator of its column.
enum CSVDecimalEvidence {
    case none, point, comma
    /// One separator followed by three digits: a group or three decimals.
    case possiblePoint, possibleComma
}
