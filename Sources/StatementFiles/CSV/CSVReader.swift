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
        }

        var row = CSVRow(layout: layout)
        var chain = CSVBalanceChain()
        var isBegun = false
        while try scanner.next() {
            switch try row.read(scanner) {
            case .line(let line):
                if !isBegun {
                    isBegun = true
                    row.describe(&header, from: scanner)
                    try sink.begin(header)
                }
                if let column = layout.balance {
                    if let balance = CSVFigure(scanner.bytes(column), decimal: layout.decimal.byte) {
                        chain.add(day: line.day, amount: line.amount, balance: balance.figure)
                    } else {
                        chain.skip()
                    }
                }
                try sink.line(line)
            case .passedOver: break
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
        try sink.end(StatementTrailer(closing: chain.closing))
    }
}
