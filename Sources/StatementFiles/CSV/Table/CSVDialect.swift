/// The delimiter, preamble and header of a CSV file, detected from a sample of its start.
struct CSVDialect {
    var delimiter: CSVLayout.Delimiter
    var preamble: Int
    var hasHeader: Bool
    var columns: Int
    var names: [String]

    /// Detects the dialect. The best delimiter gives most rows the same number of columns and known header names. Nil if no delimiter splits
    /// the rows.
    ///
    /// - Parameter delimiter: the only delimiter to try; nil: all.
    init?(sample: [UInt8], isWhole: Bool, delimiter: CSVLayout.Delimiter? = nil) {
        var best: (score: Int, dialect: CSVDialect)?
        for delimiter in delimiter.map({ [$0] }) ?? CSVLayout.Delimiter.allCases {
            guard let records = try? Self.records(of: sample, delimiter: delimiter, isWhole: isWhole, isStrict: false),
                let (score, dialect) = Self.dialect(of: records, delimiter: delimiter)
            else { continue }
            if score > best?.score ?? 0 { best = (score, dialect) }
        }
        guard let best else { return nil }
        self = best.dialect
    }

    private init(delimiter: CSVLayout.Delimiter, preamble: Int, hasHeader: Bool, columns: Int, names: [String]) {
        self.delimiter = delimiter
        self.preamble = preamble
        self.hasHeader = hasHeader
        self.columns = columns
        self.names = names
    }

    /// Joins the cells that commas without quotes have split; nil without a header, or if other characters separate the fields.
    var unquotedCommas: CSVUnquotedCommas? { hasHeader ? CSVUnquotedCommas(names: names, delimiter: delimiter.byte) : nil }

    /// The first 300 records of the sample. The last one is dropped if the sample ends within the file.
    static func records(of sample: [UInt8], delimiter: CSVLayout.Delimiter, isWhole: Bool, isStrict: Bool) throws -> [[String]] {
        var scanner = CSVScanner(ByteWindow(MemoryByteSource(sample), capacity: sample.count + 64), delimiter: delimiter.byte)
        var records: [[String]] = []
        do {
            while records.count < 300, try scanner.next() {
                records.append(scanner.fields.indices.prefix(256).map { scanner.text($0) })
            }
            if !isWhole, records.count < 300 { _ = records.popLast() }
        } catch {
            if isStrict { throw error }
        }
        return records
    }

    private static func dialect(of records: [[String]], delimiter: CSVLayout.Delimiter) -> (score: Int, dialect: CSVDialect)? {
        var counts: [Int: Int] = [:]
        var filled = 0
        for record in records where record.contains(where: { !$0.isEmpty }) {
            filled += 1
            if record.count > 1 { counts[record.count, default: 0] += 1 }
        }
        // Rows with a day and an amount form the table; titles above it may be more.
        var tables: [Int: Int] = [:]
        for record in records.prefix(60) where record.count > 1 && isTransaction(record) { tables[record.count, default: 0] += 1 }
        guard let modal = (tables.isEmpty ? counts : tables).max(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else { return nil }
        var header: (index: Int, score: Int) = (0, 0)
        for (index, record) in records.prefix(60).enumerated() where record.count > 1 && !record.contains(where: isDay) {
            let isKnown = record.count > 2 && KnownLayouts.hasLayout(named: record)
            let score = CSVHeaderRow(names: record).score + (isKnown ? 50 : 0)
            if score > header.score { header = (index, score) }
        }
        let consistency = modal.value * 50 / max(filled, 1)
        let score = header.score * 100 + consistency + min(modal.key, 20)
        if header.score > 0 {
            let names = records[header.index]
            return (score, CSVDialect(delimiter: delimiter, preamble: header.index, hasHeader: true, columns: names.count, names: names))
        }
        // Without known names the table starts at the first row of the most frequent width. It is a header if it has neither a date nor an
        // amount but one of the next rows does.
        let begin = tables.isEmpty ? nil : records.firstIndex { $0.count > 1 && isTransaction($0) }
        guard var first = records.firstIndex(where: { $0.count == modal.key && $0.contains { !$0.isEmpty } }) else { return nil }
        // A first row with more or fewer cells than most is nevertheless a row.
        if let begin, begin < first { first = begin }
        let names = records[first]
        let usual = records.lazy.filter { $0.count == modal.key }.prefix(20)
        // Only the right delimiter gives cells that are a date and an amount.
        let fits = usual.contains(where: isTransaction)
        let rank = score + (fits ? 60 : 0)
        let hasHeader = !names.contains(where: isValue) && records.dropFirst(first + 1).prefix(3).contains { $0.contains(where: isValue) }
        return (
            rank,
            CSVDialect(
                delimiter: delimiter, preamble: first, hasHeader: hasHeader, columns: modal.key,
                names: hasHeader ? names : (0..<modal.key).map { "Column \($0 + 1)" })
        )
    }

    private static func isTransaction(_ record: [String]) -> Bool {
        record.contains { cell in isDay(cell) } && record.contains { cell in !isDay(cell) && isAmount(cell) }
    }

    private static func isDay(_ cell: String) -> Bool { Array(cell.utf8).withUnsafeBytes { CSVDate($0) != nil } }
    private static func isAmount(_ cell: String) -> Bool { Array(cell.utf8).withUnsafeBytes { CSVAmountCandidate($0) != nil } }

    private static func isValue(_ cell: String) -> Bool {
        Array(cell.utf8).withUnsafeBytes { CSVDate($0) != nil || CSVAmountCandidate($0) != nil }
    }
}
