import Models

/// The reason why a `:61:` is rejected.
struct MT940Rejection: Error {
    var code: DiagnosticCode
    var expected: String
}

/// A statement line in `:61:`: `2601310131DR12,50NTRFREFERENCE//BANKREF`, with supplementary details on the next line.
struct MT940Entry {
    /// The line on which the field starts, from 1.
    let number: Int
    private var day: Day
    private var valueDay: Day
    private var amount: DecimalFigure
    private var isPending: Bool
    /// Whether the mark is in lower case, which only balances can prove.
    let isLowerCase: Bool
    /// The reference for the account owner; nil for `NONREF`.
    private var reference: String?
    private var bankId: String?
    /// The text after a reference of full length on the same line: the counterparty's name, at some Dutch banks.
    private var remainder: String?
    private var supplementary: String?

    /// A warning about an adjusted date.
    private(set) var warning: Diagnostic?

    /// - Parameters:
    ///   - content: the lines of the field, separated by LF.
    ///   - number: the line on which the field starts.
    init(_ content: [UInt8], line number: Int) throws(MT940Rejection) {
        let lineEnd = content.firstIndex(of: UInt8(ascii: "\n")) ?? content.count
        var first = content[..<lineEnd]
        var rest = content[min(lineEnd + 1, content.count)...]
        var joined: [UInt8] = []
        var header = MT940EntryHeader(first)
        if case .incomplete = header.state, !rest.isEmpty {
            // The first line is broken in the middle: join it with the next one.
            let nextEnd = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
            joined = Array(first) + rest[..<nextEnd]
            first = joined[...]
            rest = rest[min(nextEnd + 1, rest.endIndex)...]
            header = MT940EntryHeader(first)
        }
        switch header.state {
        case .complete(let values):
            self.number = number
            valueDay = values.valueDay
            day = values.day
            amount = values.amount
            isPending = values.isPending
            isLowerCase = values.isLowerCase
            if values.wasClamped {
                warning = Diagnostic(
                    line: number, severity: .warning, code: .mt940LastDayTaken,
                    found: String(decoding: first.prefix(10), as: UTF8.self))
            }
            parseReferences(first[values.end...])
            supplementary = MT940Text.collapsed(rest)
        case .incomplete(let expected):
            throw MT940Rejection(code: .mt940LineUnreadable, expected: expected)
        }
    }

    private mutating func parseReferences(_ text: ArraySlice<UInt8>) {
        let slash = UInt8(ascii: "/")
        var owner = text
        var index = text.startIndex
        while index + 1 < text.endIndex {
            if text[index] == slash, text[index + 1] == slash {
                owner = text[..<index]
                let bank = text[(index + 2)...]
                let end = MT940Text.prefixEnd(of: bank, limit: 16)
                bankId = MT940Text.collapsed(bank[..<end])
                remainder = MT940Text.collapsed(bank[end...])
                break
            }
            index += 1
        }
        let end = MT940Text.prefixEnd(of: owner, limit: 16)
        reference = MT940Text.collapsed(owner[..<end])
        if let more = MT940Text.collapsed(owner[end...]) { remainder = more }
        if reference == "NONREF" || reference == "NOTPROVIDED" { reference = nil }
    }

    // MARK: - Statement line

    /// The statement line with the details of its `:86:`.
    func makeLine(with details: MT940Details) -> StatementLine {
        var line = StatementLine(line: number, bankId: bankId, day: day, valueDay: valueDay, amount: amount)
        line.status = amount.isZero ? .informational : isPending ? .pending : .booked
        line.kind = details.isCashWithdrawal ? .cashWithdrawal : .unspecified
        line.reference = details.reference ?? ownerReference
        line.counterparty = details.counterparty ?? supplementary.flatMap { IBANParser.parse($0) }
        line.mandate = DirectDebitMandate(creditor: details.creditor, mandate: details.mandate)
        if let code = details.businessCode { line.codes = [.business(code)] }
        line.payee = details.payee ?? remainder ?? ""
        line.memo = details.memo ?? (line.counterparty == nil ? supplementary : nil) ?? ""
        splitRepeatedParty(&line)
        return line
    }

    /// The owner's reference; nil if it is only a pointer to the reference in `:86:`.
    private var ownerReference: String? {
        switch reference {
        case "KREF+", "EREF+", "EREF", "PREF", "MARF": nil
        default: reference
        }
    }

    /// ASN and SNS write the counterparty's account and name in `:61:` and repeat them at the start of `:86:`. Removes the repetition.
    private func splitRepeatedParty(_ line: inout StatementLine) {
        guard line.payee.isEmpty, line.counterparty == nil, let reference, let supplementary else { return }
        let front = reference + " " + supplementary
        guard line.memo.hasPrefix(front) else { return }
        line.counterparty = reference
        line.reference = nil
        line.payee = supplementary
        line.memo = String(line.memo.dropFirst(front.count).drop { $0 == " " })
    }
}
