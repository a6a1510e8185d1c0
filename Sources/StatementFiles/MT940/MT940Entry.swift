import Models

/// Why a `:61:` cannot be read.
struct MT940Rejection: Error {
    var message: String
    var expected: String
}

/// `:61:`: `2601310131DR12,50NTRFREFERENCE//BANKREF`, and below it a line of the bank's words.
struct MT940Entry {

    /// Where the field begins in the file, from 1.
    let number: Int
    private var day: Day
    private var valueDay: Day
    private var amount: DecimalFigure
    private var isPending: Bool
    /// The reference for the account owner, nil for `NONREF`.
    private var reference: String?
    private var bankId: String?
    /// What stands behind a reference of full length on the same line: the name, at some Dutch banks.
    private var remainder: String?
    private var supplementary: String?

    /// What was strange but readable.
    private(set) var warning: Diagnostic?

    /// - Parameters:
    ///   - content: lines parted by LF.
    ///   - number: where the field begins in the file.
    init(_ content: [UInt8], line number: Int) throws(MT940Rejection) {
        let lineEnd = content.firstIndex(of: UInt8(ascii: "\n")) ?? content.count
        var first = content[..<lineEnd]
        var rest = content[min(lineEnd + 1, content.count)...]
        var mended: [UInt8] = []
        var head = MT940EntryHead(first)
        if case .incomplete = head.state, !rest.isEmpty {
            // Broken in the middle of the first line.
            let nextEnd = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
            mended = Array(first) + rest[..<nextEnd]
            first = mended[...]
            rest = rest[min(nextEnd + 1, rest.endIndex)...]
            head = MT940EntryHead(first)
        }
        switch head.state {
        case .read(let values):
            self.number = number
            valueDay = values.valueDay
            day = values.day
            amount = values.amount
            isPending = values.isPending
            if values.wasClamped {
                warning = Diagnostic(
                    line: number, severity: .warning, message: "There is no such day, the last one of the month is taken",
                    found: String(decoding: first.prefix(10), as: UTF8.self))
            }
            takeReferences(first[values.end...])
            supplementary = MT940Text.collapsed(rest)
        case .incomplete(let expected):
            throw MT940Rejection(message: "The line of the statement cannot be read", expected: expected)
        }
    }

    private mutating func takeReferences(_ text: ArraySlice<UInt8>) {
        let slash = UInt8(ascii: "/")
        var owner = text
        var index = text.startIndex
        while index + 1 < text.endIndex {
            if text[index] == slash, text[index + 1] == slash {
                owner = text[..<index]
                let bank = text[(index + 2)...]
                let end = MT940Text.cut(bank, atMost: 16)
                bankId = MT940Text.collapsed(bank[..<end])
                remainder = MT940Text.collapsed(bank[end...])
                break
            }
            index += 1
        }
        let end = MT940Text.cut(owner, atMost: 16)
        reference = MT940Text.collapsed(owner[..<end])
        if let more = MT940Text.collapsed(owner[end...]) { remainder = more }
        if reference == "NONREF" || reference == "NOTPROVIDED" { reference = nil }
    }

    // MARK: - The line

    /// The statement line, with what its `:86:` says.
    func line(with details: MT940Details) -> StatementLine {
        var line = StatementLine(line: number, bankId: bankId, day: day, valueDay: valueDay, amount: amount)
        line.status = amount.isZero ? .note : isPending ? .pending : .booked
        line.nature = details.isCashWithdrawal ? .cashWithdrawal : .unspecified
        line.reference = details.reference ?? ownersReference
        line.counterparty = details.counterparty ?? supplementary.flatMap { CheckedIBAN.text($0) }
        line.payee = details.payee ?? remainder ?? ""
        line.memo = details.memo ?? (line.counterparty == nil ? supplementary : nil) ?? ""
        splitRepeatedParty(&line)
        return line
    }

    /// The owner's reference, unless it only says that the real one stands in `:86:`.
    private var ownersReference: String? {
        switch reference {
        case "KREF+", "EREF+", "EREF", "PREF", "MARF": nil
        default: reference
        }
    }

    /// ASN and SNS put account and name of the other side into `:61:` and again in front of the text of `:86:`.
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
