import Models

/// The values of one QIF record, collected from its lines.
struct QIFRecord {
    /// The maximum number of parts of a split.
    static let maximumParts = 10_000

    struct Part {
        var target: QIFTarget
        var memo: String?
        var amount: DecimalFigure?
        var percent: DecimalFigure?
        /// The amount as written, if it is invalid or duplicate.
        var invalidAmount: String?
    }

    var line = 0
    var date: QIFDate?
    var invalidDate: String?
    var amount: DecimalFigure?
    /// `U` repeats the amount with more digits.
    var secondAmount: DecimalFigure?
    var invalidAmount: String?
    var payee: String?
    var memo: String?
    var number: String?
    var target = QIFTarget()
    var parts: [Part] = []
    var isEmpty = true
    /// `D` or `T` if it occurs twice, so that the record may be two records.
    private(set) var duplicateField: Character?
    /// A skipped line: a duplicate field, or a field of a part without a part.
    private(set) var skippedField: String?
    /// The letter of the first field, which starts every record of a file.
    private var first: UInt8 = 0
    private var hasDate = false
    private var hasAmount = false
    private var hasTarget = false

    /// Whether a line starts the next record although this one has no `^`: it is the same field that started this record, which has a date
    /// or an amount already.
    func isEnded(by line: UnsafeRawBufferPointer) -> Bool {
        guard !isEmpty, let field = line.first, field == first else { return false }
        return switch field {
        case UInt8(ascii: "D"), UInt8(ascii: "T"): true
        case UInt8(ascii: "P"), UInt8(ascii: "N"), UInt8(ascii: "U"), UInt8(ascii: "C"), UInt8(ascii: "L"): hasDate && hasAmount
        default: false
        }
    }

    /// Parses one line of the record.
    ///
    /// - Returns: false if the line is not a QIF field.
    /// - Throws: `StatementFileError` for more than `maximumParts` parts.
    mutating func parseField(_ text: UnsafeRawBufferPointer, line: Int) throws -> Bool {
        guard let field = text.first else { return true }
        if isEmpty {
            self.line = line
            first = field
            isEmpty = false
        }
        let value = UnsafeRawBufferPointer(rebasing: text[1...])
        switch field {
        case UInt8(ascii: "D"):
            if hasDate { duplicateField = "D" }
            hasDate = true
            date = QIFDate(value)
            if date == nil { invalidDate = value.trimmedText }
        case UInt8(ascii: "T"):
            if hasAmount { duplicateField = "T" }
            hasAmount = true
            amount = QIFAmount.parse(value)
            if amount == nil { invalidAmount = value.trimmedText }
        case UInt8(ascii: "U"):
            secondAmount = QIFAmount.parse(value)
            if secondAmount == nil { skippedField = text.trimmedText }
        case UInt8(ascii: "P"): payee = Self.joined(payee, value)
        case UInt8(ascii: "M"): memo = Self.joined(memo, value)
        case UInt8(ascii: "N"): number = Self.joined(number, value)
        case UInt8(ascii: "L"):
            if hasTarget { skippedField = text.trimmedText } else { target = QIFTarget(value) }
            hasTarget = true
        case UInt8(ascii: "S"):
            guard parts.count < Self.maximumParts else {
                throw StatementFileError(.hostile, line: line, code: .qifTooManyParts, arguments: [String(Self.maximumParts)])
            }
            parts.append(Part(target: QIFTarget(value)))
        case UInt8(ascii: "E"): updateLastPart(text) { $0.memo = Self.joined($0.memo, value) }
        case UInt8(ascii: "$"):
            updateLastPart(text) {
                let isDuplicate = $0.amount != nil
                $0.amount = QIFAmount.parse(value)
                if $0.amount == nil || isDuplicate { $0.invalidAmount = value.trimmedText ?? "" }
            }
        case UInt8(ascii: "%"):
            updateLastPart(text) { $0.percent = QIFAmount.parse(UnsafeRawBufferPointer(rebasing: value.trimmedPercent())) }
        case UInt8(ascii: "A"), UInt8(ascii: "C"), UInt8(ascii: "F"), UInt8(ascii: "X"): break
        default: return false
        }
        return true
    }

    /// Joins a text that is written on several lines.
    private static func joined(_ text: String?, _ more: UnsafeRawBufferPointer) -> String? {
        guard let more = more.trimmedText else { return text }
        return text.map { $0 + " " + more } ?? more
    }

    private mutating func updateLastPart(_ text: UnsafeRawBufferPointer, _ change: (inout Part) -> Void) {
        if parts.isEmpty { skippedField = text.trimmedText } else { change(&parts[parts.count - 1]) }
    }

    // MARK: - Split

    /// The parts with their amounts; nil if their sum is not the total.
    func statementParts(of total: DecimalFigure) -> [StatementLinePart]? {
        var amounts: [DecimalFigure] = []
        amounts.reserveCapacity(parts.count)
        for part in parts {
            guard part.invalidAmount == nil, let amount = part.amount ?? part.percent.flatMap({ QIFAmount.percentage($0, of: total) })
            else {
                return nil
            }
            amounts.append(amount)
        }
        if !QIFAmount.addUp(amounts, to: total), !assignRemainder(of: total, to: &amounts) { return nil }
        return zip(parts, amounts).map { part, amount in
            StatementLinePart(
                amount: amount, category: part.target.category, memo: part.memo ?? "", transferAccount: part.target.account)
        }
    }

    /// Assigns the rounding remainder to the last part, if all parts are percentages with the sum 100.
    ///
    /// - Returns: false if they are not.
    private func assignRemainder(of total: DecimalFigure, to amounts: inout [DecimalFigure]) -> Bool {
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
    /// The trimmed bytes without a trailing `%`.
    fileprivate func trimmedPercent() -> Slice<UnsafeRawBufferPointer> {
        let text = trimmed()
        return text.last == UInt8(ascii: "%") ? text.dropLast() : text[...]
    }
}
