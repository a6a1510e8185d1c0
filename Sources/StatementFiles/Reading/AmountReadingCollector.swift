import Models

/// Collects the output of one reading of a file: its first lines and its sums.
struct AmountReadingCollector: StatementSink {
    private static let lineLimit = 3

    private(set) var lines: [ParsedLine] = []
    private var moneyIn = ExactSum()
    private var moneyOut = ExactSum()

    /// The reading with a layout.
    func reading(_ layout: ColumnLayout) -> AmountReading {
        AmountReading(layout: layout, lines: lines, moneyIn: moneyIn.value, moneyOut: moneyOut.value)
    }

    mutating func begin(_ statement: StatementHeader) {}
    mutating func end(_ statement: StatementTrailer) {}
    mutating func diagnostic(_ diagnostic: Diagnostic) {}

    mutating func line(_ line: StatementLine) {
        guard line.status == .booked else { return }
        if lines.count < Self.lineLimit {
            lines.append(ParsedLine(day: line.day, amount: line.amount, currency: line.currency, payee: line.payee, memo: line.memo))
        }
        if line.amount.isNegative { moneyOut.subtract(line.amount) } else { moneyIn.add(line.amount) }
    }
}
