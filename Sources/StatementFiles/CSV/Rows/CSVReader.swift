import Models

/// Reads a CSV export with a known layout, one account in a pass.
///
/// Invalid rows are rejected individually; blank rows and totals are skipped. A file with the rows of several accounts is read once for each, so that
/// memory is constant.
package struct CSVReader {
    private let layout: CSVLayout

    package init(layout: CSVLayout) {
        self.layout = layout
    }

    /// Reads one account of a file into a sink.
    ///
    /// - Parameter account: the cell of the account; nil: that of the first row, with all rows that belong to no account.
    /// - Returns: the cells of the other accounts, in the order of the file; empty if an account was given.
    /// - Throws: `StatementFileError`: `.needsChoice` if a date or an amount is ambiguous or Coffer's own export contains several accounts,
    ///   `.malformed` if the file does not have the layout's columns, `.truncated`, `.hostile`; and errors of the sink.
    @discardableResult
    package func read(_ text: ByteWindow, account: [UInt8]? = nil, into sink: inout some StatementSink) throws -> [[UInt8]] {
        var scanner = CSVScanner(text, delimiter: layout.delimiter.byte)
        var header = StatementHeader(line: 1, currency: layout.currency)
        var preamble = CSVPreamble()
        for _ in 0..<layout.preamble {
            guard try scanner.next() else { break }
            preamble.add(scanner)
        }
        if account == nil, !layout.isCofferExport {
            (header.iban, header.accountNumber) = (preamble.iban, preamble.iban == nil ? preamble.number : nil)
            header.currency = header.currency ?? preamble.currency
        }
        var repeated = CSVRepeatedHeader([])
        if layout.hasHeader {
            guard try scanner.next() else {
                throw StatementFileError(.malformed, line: scanner.line, code: .csvHeaderMissing)
            }
            guard scanner.fields.count >= layout.columns else {
                throw StatementFileError(
                    .malformed, line: scanner.line, code: .csvOtherColumns, found: "\(scanner.fields.count) columns",
                    expected: "\(layout.columns) columns")
            }
            let names = scanner.fields.indices.map(scanner.text)
            repeated = CSVRepeatedHeader(names)
            if account == nil {
                for note in notes(scanner) { try sink.diagnostic(note) }
            }
            if !layout.isCofferExport { scanner.unquotedCommas = CSVUnquotedCommas(names: names, delimiter: layout.delimiter.byte) }
        }

        var parser = CSVRowParser(layout: layout, account: account)
        var balances = CSVRunningBalance()
        var held = HeldLine(StatementLine(line: 0, day: Day(number: 0), amount: DecimalFigure(mantissa: 0, scale: 0)))
        var stated = CSVStatedBalances()
        var hasBegun = false
        var (moneyIn, moneyOut) = (0, 0)
        // The texts include those of the first line, which may be the only one.
        var texts = CSVDirectionTexts()
        var truncation = CSVTruncationDetector(layout)
        while try scanner.next() {
            if repeated.matches(scanner) {
                if account == nil { try sink.diagnostic(Diagnostic(line: scanner.line, severity: .note, code: .csvHeaderRepeated)) }
                continue
            }
            if account == nil, let diagnostic = truncation.diagnostic(for: scanner) {
                balances.skip()
                try sink.diagnostic(diagnostic)
                continue
            }
            switch try parser.parse(scanner) {
            case .line(let day, let amount, let isPendingByDate):
                try held.pass(to: &sink)
                let note = parser.complete(&held.line, from: scanner, day: day, amount: amount, isPendingByDate: isPendingByDate)
                if let note, note.severity == .rejected {
                    balances.skip()
                    try sink.diagnostic(note)
                    continue
                }
                held.hold(note)
                if !hasBegun {
                    hasBegun = true
                    parser.fillHeader(&header, from: scanner)
                    try sink.begin(header)
                }
                // Balances do not include pending rows, reversed rows and rows in another currency.
                if layout.balance != nil, held.line.status == .booked, held.line.currency == nil {
                    if let balance = layout.balance(in: scanner, after: amount.value) {
                        balances.add(day: day, amount: amount.value, balance: balance)
                    } else {
                        balances.skip()
                    }
                }
                if amount.value.isNegative { moneyOut += 1 } else if !amount.value.isZero { moneyIn += 1 }
                if moneyIn + moneyOut == 1 { texts.add(held.line) }
                truncation.recordLine(scanner)
            case .continuation(let text):
                guard held.append(text) else {
                    try sink.diagnostic(parser.passedOver(scanner))
                    continue
                }
            case .balance(let balance, let kind, let note):
                stated.add(balance, kind)
                try sink.diagnostic(note)
            case .skipped(let note):
                if let note { try sink.diagnostic(note) }
            case .rejected(let diagnostic):
                balances.skip()
                try sink.diagnostic(diagnostic)
            }
        }
        try held.pass(to: &sink)
        if account != nil, !hasBegun { return [] }
        if !hasBegun { try sink.begin(header) }
        if balances.isContradictory {
            try sink.diagnostic(Diagnostic(line: 0, severity: .note, code: .csvBalancesNotUsed))
        }
        let isOnlyOneUnclear = moneyIn == 1 && moneyOut == 0 && texts.arePositivesIncoming != true
        if isSignUncertain, moneyIn + moneyOut > 2 && moneyIn > moneyOut || isOnlyOneUnclear, balances.closing == nil {
            try sink.diagnostic(
                Diagnostic(
                    line: 0, severity: .warning, code: .csvMostlyMoneyIn, found: "\(moneyIn) in, \(moneyOut) out"))
        }
        if account == nil, parser.otherAccounts.isEmpty { stated.add(preamble, day: parser.day) }
        try sink.end(
            StatementTrailer(
                opening: stated.opening, closing: balances.closing ?? stated.closing, intermediateOpening: balances.opening))
        return parser.otherAccounts
    }

    /// Whether only the signs of the amounts determine the direction and the user has not confirmed the layout.
    private var isSignUncertain: Bool {
        guard case .signed = layout.amounts, !layout.isCofferExport, !layout.isUserDefined, !layout.invertsSign else { return false }
        return layout.indicator == nil && layout.signCheck == nil && layout.unsignedAmounts == .asWritten && layout.known == nil
    }

    /// Notes on detected rules that change the amounts.
    private func notes(_ header: CSVScanner) -> [Diagnostic] {
        var notes: [Diagnostic] = []
        if let fee = layout.fee {
            notes.append(
                Diagnostic(line: header.line, severity: .note, code: .csvFeesTakenOff, found: header.text(fee)))
        }
        if layout.invertsSign, !layout.isUserDefined, case .signed(let column) = layout.amounts {
            notes.append(
                Diagnostic(line: header.line, severity: .note, code: .csvSignsTurned, found: header.text(column)))
        }
        return notes
    }
}
