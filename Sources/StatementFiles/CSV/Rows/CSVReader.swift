import Models

/// Reads a CSV export with a known layout as one statement.
///
/// Invalid rows are rejected individually; blank rows and totals are skipped. Rows of another account than the first row's are rejected,
/// because a statement has one account.
package struct CSVReader {

    private let layout: CSVLayout

    package init(layout: CSVLayout) {
        self.layout = layout
    }

    /// Reads a whole file into a sink.
    ///
    /// - Throws: `StatementFileError`: `.needsChoice` if a date or an amount is ambiguous or Coffer's own export contains several accounts,
    ///   `.malformed` if the file does not have the layout's columns, `.truncated`, `.hostile`; and errors of the sink.
    package func read(_ text: ByteWindow, into sink: inout some StatementSink) throws {
        var scanner = CSVScanner(text, delimiter: layout.delimiter.byte)
        var header = StatementHeader(line: 1, currency: layout.currency)
        for _ in 0..<layout.preamble {
            guard try scanner.next() else { break }
            if header.iban == nil {
                header.iban = scanner.fields.indices.lazy.compactMap { IBANParser.parse(bytes: scanner.bytes($0)) }.first
            }
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
            repeated = CSVRepeatedHeader(scanner.fields.indices.map(scanner.text))
            for note in notes(scanner) { try sink.diagnostic(note) }
        }

        var parser = CSVRowParser(layout: layout)
        var balances = CSVRunningBalance()
        var hasBegun = false
        var (moneyIn, moneyOut) = (0, 0)
        var truncation = CSVTruncationDetector(layout)
        while try scanner.next() {
            if repeated.matches(scanner) {
                try sink.diagnostic(Diagnostic(line: scanner.line, severity: .note, code: .csvHeaderRepeated))
                continue
            }
            if let diagnostic = truncation.diagnostic(for: scanner) {
                balances.skip()
                try sink.diagnostic(diagnostic)
                continue
            }
            switch try parser.parse(scanner) {
            case .line(let line, let note):
                if !hasBegun {
                    hasBegun = true
                    parser.fillHeader(&header, from: scanner)
                    try sink.begin(header)
                }
                // Balances do not include pending rows, reversed rows and rows in another currency.
                if let column = layout.balance, line.status == .booked, line.currency == nil {
                    if let balance = CSVRowAmount.amount(scanner.bytes(column), decimal: layout.decimal) {
                        balances.add(day: line.day, amount: line.amount, balance: balance.value)
                    } else {
                        balances.skip()
                    }
                }
                if line.amount.isNegative { moneyOut += 1 } else if !line.amount.isZero { moneyIn += 1 }
                truncation.recordLine(scanner)
                try sink.line(line)
                if let note { try sink.diagnostic(note) }
            case .skipped(let note):
                if let note { try sink.diagnostic(note) }
            case .rejected(let diagnostic):
                balances.skip()
                try sink.diagnostic(diagnostic)
            }
        }
        if !hasBegun { try sink.begin(header) }
        if balances.isContradictory {
            try sink.diagnostic(Diagnostic(line: 0, severity: .note, code: .csvBalancesNotUsed))
        }
        if isSignUncertain, moneyIn + moneyOut > 2, moneyIn > moneyOut, balances.closing == nil {
            try sink.diagnostic(
                Diagnostic(
                    line: 0, severity: .warning, code: .csvMostlyMoneyIn, found: "\(moneyIn) in, \(moneyOut) out"))
        }
        try sink.end(StatementTrailer(closing: balances.closing, intermediateOpening: balances.opening))
    }

    /// Whether only the signs of the amounts determine the direction and the user has not confirmed the layout.
    private var isSignUncertain: Bool {
        guard case .signed = layout.amounts, !layout.isCofferExport, !layout.isUserDefined, !layout.invertsSign else { return false }
        return layout.indicator == nil && layout.signCheck == nil && layout.unsignedAmounts == .asWritten
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
