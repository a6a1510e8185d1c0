/// The first rows of a file, which can be parsed repeatedly with different layouts.
struct CSVSample {
    private let bytes: [UInt8]
    private let dialect: CSVDialect
    private let isWhole: Bool
    private let unquotedCommas: CSVUnquotedCommas?

    init(_ bytes: [UInt8], dialect: CSVDialect, isWhole: Bool) {
        self.bytes = bytes
        self.dialect = dialect
        self.isWhole = isWhole
        unquotedCommas = dialect.unquotedCommas
    }

    /// Calls `body` for each row below the header, except for a last one that may be truncated.
    ///
    /// - Parameter limit: the largest number of rows.
    func rows(limit: Int = .max, _ body: (CSVScanner) -> Void) {
        var scanner = CSVScanner(ByteWindow(MemoryByteSource(bytes), capacity: bytes.count + 64), delimiter: dialect.delimiter.byte)
        let repeated = CSVRepeatedHeader(dialect.hasHeader ? dialect.names : [])
        do {
            for _ in 0..<dialect.preamble + (dialect.hasHeader ? 1 : 0) {
                guard try scanner.next() else { return }
            }
            scanner.unquotedCommas = unquotedCommas
            let end = lastBreak
            var count = 0
            while count < limit, try scanner.next() {
                if !isWhole, scanner.line >= end { return }
                guard !scanner.isBlank, !repeated.matches(scanner) else { continue }
                count += 1
                body(scanner)
            }
        } catch {
            // The sample ends inside a quote. The reader reports whether the file does.
            return
        }
    }

    /// The line of the last row, which may be truncated.
    private var lastBreak: Int { bytes.count { $0 == 0x0A } + 1 }
}
