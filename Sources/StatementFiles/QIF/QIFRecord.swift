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

    /// Takes one line of the record.
    ///
    /// - Throws: `StatementFileError` for more than `maximumParts` parts.
    mutating func take(_ text: UnsafeRawBufferPointer, line: Int) throws {
        guard let field = text.first else { return }
        if isEmpty {
            self.line = line
            isEmpty = false
        }
        let value = UnsafeRawBufferPointer(rebasing: text[1...])
        switch field {
        case UInt8(ascii: "D"):
            date = QIFDate(value)
            if date == nil { wrongDate = value.trimmedText }
        case UInt8(ascii: "T"):
            amount = QIFAmount.figure(value)
            if amount == nil { wrongAmount = value.trimmedText }
        case UInt8(ascii: "U"): secondAmount = QIFAmount.figure(value)
        case UInt8(ascii: "P"): payee = value.trimmedText
        case UInt8(ascii: "M"): memo = value.trimmedText
        case UInt8(ascii: "N"): number = value.trimmedText
        case UInt8(ascii: "L"): target = QIFTarget(value)
        case UInt8(ascii: "S"):
            guard parts.count < Self.maximumParts else {
                throw StatementFileError(.hostile, line: line, message: "A split has more than \(Self.maximumParts) parts")
            }
            parts.append(Part(target: QIFTarget(value)))
        case UInt8(ascii: "E"): onLastPart { $0.memo = value.trimmedText }
        case UInt8(ascii: "$"):
            onLastPart {
                $0.amount = QIFAmount.figure(value)
                if $0.amount == nil { $0.wrongAmount = value.trimmedText }
            }
        case UInt8(ascii: "%"):
            onLastPart { $0.percent = QIFAmount.figure(UnsafeRawBufferPointer(rebasing: value.trimmedPercent())) }
        default: break
        }
    }

    private mutating func onLastPart(_ change: (inout Part) -> Void) {
        if !parts.isEmpty { change(&parts[parts.count - 1]) }
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
