import Models

/// What has been read of one QIF record so far.
struct QIFRecord {

    /// The most parts of one split.
    static let maximumParts = 10_000

    struct Part {
        var target: QIFTarget
        var memo: String?
        var amount: DecimalFigure?
        var percent: DecimalFigure?
        /// An amount as written that is none.
        var wrongAmount: String?
    }

    var line = 0
    var date: QIFDate?
    var wrongDate: String?
    var amount: DecimalFigure?
    /// `U` has the amount again, with more digits.
    var secondAmount: DecimalFigure?
    var wrongAmount: String?
    var payee: String?
    var memo: String?
    var number: String?
    var target = QIFTarget()
    var parts: [Part] = []
    var isEmpty = true
    /// `D` or `T`, where it is there twice: what was taken for one record may be two.
    private(set) var doubled: Character?
    /// What is not read of the record: a field that is there twice, or the field of a part without its part.
    private(set) var leftOut: String?
    /// The letter of its first field, with which the records of a file begin.
    private var first: UInt8 = 0
    private var hasDate = false
    private var hasAmount = false
    private var hasTarget = false

    /// Whether a field begins the next record though this one was not closed: it is the one that began this one, which has a day or an
    /// amount already.
    func isEnded(by line: UnsafeRawBufferPointer) -> Bool {
        guard !isEmpty, let field = line.first, field == first else { return false }
        return switch field {
        case UInt8(ascii: "D"), UInt8(ascii: "T"): true
        case UInt8(ascii: "P"), UInt8(ascii: "N"), UInt8(ascii: "U"), UInt8(ascii: "C"), UInt8(ascii: "L"): hasDate && hasAmount
        default: false
        }
    }

    /// Takes one line of the record.
    ///
    /// - Returns: whether the line is a field of QIF.
    /// - Throws: `StatementFileError` for more than `maximumParts` parts.
    mutating func take(_ text: UnsafeRawBufferPointer, line: Int) throws -> Bool {
        guard let field = text.first else { return true }
        if isEmpty {
            self.line = line
            first = field
            isEmpty = false
        }
        let value = UnsafeRawBufferPointer(rebasing: text[1...])
        switch field {
        case UInt8(ascii: "D"):
            if hasDate { doubled = "D" }
            hasDate = true
            date = QIFDate(value)
            if date == nil { wrongDate = value.trimmedText }
        case UInt8(ascii: "T"):
            if hasAmount { doubled = "T" }
            hasAmount = true
            amount = QIFAmount.figure(value)
            if amount == nil { wrongAmount = value.trimmedText }
        case UInt8(ascii: "U"):
            secondAmount = QIFAmount.figure(value)
            if secondAmount == nil { leftOut = text.trimmedText }
        case UInt8(ascii: "P"): payee = Self.joined(payee, value)
        case UInt8(ascii: "M"): memo = Self.joined(memo, value)
        case UInt8(ascii: "N"): number = Self.joined(number, value)
        case UInt8(ascii: "L"):
            if hasTarget { leftOut = text.trimmedText } else { target = QIFTarget(value) }
            hasTarget = true
        case UInt8(ascii: "S"):
            guard parts.count < Self.maximumParts else {
                throw StatementFileError(.hostile, line: line, message: "A split has more than \(Self.maximumParts) parts")
            }
            parts.append(Part(target: QIFTarget(value)))
        case UInt8(ascii: "E"): onLastPart(text) { $0.memo = Self.joined($0.memo, value) }
        case UInt8(ascii: "$"):
            onLastPart(text) {
                let isDoubled = $0.amount != nil
                $0.amount = QIFAmount.figure(value)
                if $0.amount == nil || isDoubled { $0.wrongAmount = value.trimmedText ?? "" }
            }
        case UInt8(ascii: "%"):
            onLastPart(text) { $0.percent = QIFAmount.figure(UnsafeRawBufferPointer(rebasing: value.trimmedPercent())) }
        case UInt8(ascii: "A"), UInt8(ascii: "C"), UInt8(ascii: "F"), UInt8(ascii: "X"): break
        default: return false
        }
        return true
    }

    /// A text that is written on several lines.
    private static func joined(_ text: String?, _ more: UnsafeRawBufferPointer) -> String? {
        guard let more = more.trimmedText else { return text }
        return text.map { $0 + " " + more } ?? more
    }

    private mutating func onLastPart(_ text: UnsafeRawBufferPointer, _ change: (inout Part) -> Void) {
        if parts.isEmpty { leftOut = text.trimmedText } else { change(&parts[parts.count - 1]) }
    }

    // MARK: - The split

    /// The parts with their amounts; nil where they do not add up to the total.
    func statementParts(of total: DecimalFigure) -> [StatementLinePart]? {
        var amounts: [DecimalFigure] = []
        amounts.reserveCapacity(parts.count)
        for part in parts {
            guard part.wrongAmount == nil, let amount = part.amount ?? part.percent.flatMap({ QIFAmount.share($0, of: total) }) else {
                return nil
            }
            amounts.append(amount)
        }
        if !QIFAmount.addUp(amounts, to: total), !giveRest(of: total, to: &amounts) { return nil }
        return zip(parts, amounts).map { part, amount in
            StatementLinePart(
                amount: amount, category: part.target.category, memo: part.memo ?? "", transferAccount: part.target.account)
        }
    }

    /// Where percentages of all parts make 100, the last part takes what rounding left over.
    private func giveRest(of total: DecimalFigure, to amounts: inout [DecimalFigure]) -> Bool {
        let percents = parts.compactMap { $0.amount == nil ? $0.percent : nil }
        guard !percents.isEmpty, percents.count == amounts.count,
            QIFAmount.addUp(percents, to: DecimalFigure(mantissa: 100, scale: 0))
        else { return false }
        var rest = Int128(total.mantissa)
        for amount in amounts.dropLast() { rest -= Int128(amount.mantissa) }
        guard let last = Int64(exactly: rest) else { return false }
        amounts[amounts.count - 1] = DecimalFigure(mantissa: last, scale: total.scale)
        return true
    }
}

extension UnsafeRawBufferPointer {

    /// Trimmed, and without a `%` at the end.
    fileprivate func trimmedPercent() -> Slice<UnsafeRawBufferPointer> {
        let text = trimmed()
        return text.last == UInt8(ascii: "%") ? text.dropLast() : text[...]
    }
}
