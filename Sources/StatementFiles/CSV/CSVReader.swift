import Models

/// Reads a delimited export with a known layout as one statement.
///
/// Damaged rows are rejected alone; blank rows and totals are passed over. Rows of another own account are rejected: an export of several accounts
/// has to be made one by one.
package struct CSVReader {

    private let layout: CSVLayout

    package init(layout: CSVLayout) {
        self.layout = layout
    }

    /// - Throws: `StatementFileError`: `.needsChoice` where the layout has no order of dates and the file needs one, or where Coffer's own export holds
    ///   several accounts; `.malformed` where the file has not the layout's columns; `.truncated`, `.hostile`; and what the sink throws.
    package func read(_ text: ByteWindow, into sink: inout some StatementSink) throws {
        var scanner = CSVScanner(text, delimiter: layout.delimiter.byte)
        var header = StatementHeader(line: 1, currency: layout.currency)
        for _ in 0..<layout.preamble {
            guard try scanner.next() else { break }
            if header.iban == nil {
                header.iban = scanner.fields.indices.lazy.compactMap { CheckedIBAN.text(ofBytes: scanner.bytes($0)) }.first
            }
        }
        var repeated = CSVRepeatedHeader([])
        if layout.hasHeader {
            guard try scanner.next() else {
                throw StatementFileError(.malformed, line: scanner.line, message: "The header of the columns is missing")
            }
            guard scanner.fields.count >= layout.columns else {
                throw StatementFileError(
                    .malformed, line: scanner.line, message: "The file has other columns than its layout",
                    found: "\(scanner.fields.count) columns",
                    expected: "\(layout.columns) columns")
            }
            repeated = CSVRepeatedHeader(scanner.fields.indices.map(scanner.text))
            for remark in remarks(scanner) { try sink.diagnostic(remark) }
        }

        var row = CSVRow(layout: layout)
        var chain = CSVBalanceChain()
        var isBegun = false
        var (moneyIn, moneyOut) = (0, 0)
        var cut = CSVCutRows(layout)
        while try scanner.next() {
            if repeated.matches(scanner) {
                try sink.diagnostic(
                    Diagnostic(line: scanner.line, severity: .note, message: "The header stands here again and was passed over"))
                continue
            }
            if let diagnostic = cut.diagnostic(for: scanner) {
                chain.skip()
                try sink.diagnostic(diagnostic)
                continue
            }
            switch try row.read(scanner) {
            case .line(let line, let remark):
                if !isBegun {
                    isBegun = true
                    row.describe(&header, from: scanner)
                    try sink.begin(header)
                }
                // Pending and reversed rows, and those in another currency, are in no balance.
                if let column = layout.balance, line.status == .booked, line.currency == nil {
                    if let balance = CSVRowAmount.figure(scanner.bytes(column), decimal: layout.decimal) {
                        chain.add(day: line.day, amount: line.amount, balance: balance.figure)
                    } else {
                        chain.skip()
                    }
                }
                if line.amount.isNegative { moneyOut += 1 } else if !line.amount.isZero { moneyIn += 1 }
                cut.noteLine(scanner)
                try sink.line(line)
                if let remark { try sink.diagnostic(remark) }
            case .passedOver(let remark):
                if let remark { try sink.diagnostic(remark) }
            case .rejected(let diagnostic):
                chain.skip()
                try sink.diagnostic(diagnostic)
            }
        }
        if !isBegun { try sink.begin(header) }
        if chain.isContradictory {
            try sink.diagnostic(
                Diagnostic(line: 0, severity: .note, message: "The balance column does not follow from the amounts and was not used"))
        }
        if isSignDoubtful, moneyIn + moneyOut > 2, moneyIn > moneyOut, chain.closing == nil {
            try sink.diagnostic(
                Diagnostic(
                    line: 0, severity: .warning,
                    message: "Most amounts are money in; where the file writes spending without a minus, its signs have to be turned",
                    found: "\(moneyIn) in, \(moneyOut) out"))
        }
        try sink.end(StatementTrailer(closing: chain.closing, intermediateOpening: chain.opening))
    }

    /// Whether nothing but the signs of the amounts says what is money out, and nobody has said it.
    private var isSignDoubtful: Bool {
        guard case .signed = layout.amounts, !layout.isCoffer, !layout.isChosen, !layout.invertsSign else { return false }
        return layout.indicator == nil && layout.signCheck == nil && layout.unmarked == .signed
    }

    /// What was found about the amounts and changes them.
    private func remarks(_ header: CSVScanner) -> [Diagnostic] {
        var remarks: [Diagnostic] = []
        if let fee = layout.fee {
            remarks.append(
                Diagnostic(
                    line: header.line, severity: .note, message: "The fees of this column are taken off the amounts",
                    found: header.text(fee)))
        }
        if layout.invertsSign, !layout.isChosen, case .signed(let column) = layout.amounts {
            remarks.append(
                Diagnostic(
                    line: header.line, severity: .note,
                    message: "Money out is written without a minus in this column; its signs were turned",
                    found: header.text(column)))
        }
        return remarks
    }
}
