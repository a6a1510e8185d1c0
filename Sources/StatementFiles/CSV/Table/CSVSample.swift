import Models

/// The first rows of a file, which can be parsed repeatedly with different layouts.
struct CSVSample {
    private let bytes: [UInt8]
    private let dialect: CSVDialect
    private let isWhole: Bool

    init(_ bytes: [UInt8], dialect: CSVDialect, isWhole: Bool) {
        self.bytes = bytes
        self.dialect = dialect
        self.isWhole = isWhole
    }

    /// Calls `body` for each row below the header, except for a last one that may be truncated.
    func rows(_ body: (CSVScanner) -> Void) {
        var scanner = CSVScanner(ByteWindow(MemoryByteSource(bytes), capacity: bytes.count + 64), delimiter: dialect.delimiter.byte)
        let repeated = CSVRepeatedHeader(dialect.hasHeader ? dialect.names : [])
        do {
            for _ in 0..<dialect.preamble + (dialect.hasHeader ? 1 : 0) {
                guard try scanner.next() else { return }
            }
            let end = lastBreak
            while try scanner.next() {
                if !isWhole, scanner.line >= end { return }
                if !scanner.isBlank, !repeated.matches(scanner) { body(scanner) }
            }
        } catch {
            // The sample ends inside a quote. The reader reports whether the file does.
            return
        }
    }

    /// The line of the last row, which may be truncated.
    private var lastBreak: Int { bytes.count { $0 == 0x0A } + 1 }

    /// The consistency of amounts and balances in a layout; nil if there are fewer than two comparable balances.
    func balanceConsistency(of layout: CSVLayout) -> CSVBalanceConsistency? {
        guard let balance = layout.balance else { return nil }
        var consistency = CSVBalanceConsistency()
        var parser = CSVRowParser(layout: layout)
        rows { row in
            guard case .line(let line, _) = (try? parser.parse(row)) ?? .skipped(nil) else { return consistency.skip() }
            guard line.status == .booked, line.currency == nil else { return }
            guard let cell = CSVRowAmount.amount(row.bytes(balance), decimal: layout.decimal) else { return consistency.skip() }
            consistency.add(amount: line.amount, balance: cell.value)
        }
        return consistency.links > 0 ? consistency : nil
    }
}
