/// Delimiter, rows above the data and the header of a file, found in its front.
struct CSVFileShape {
    var delimiter: CSVLayout.Delimiter
    var preamble: Int
    var hasHeader: Bool
    var columns: Int
    var names: [String]

    /// The delimiter under which most rows have equally many columns and the header's names are known; nil where none parts anything.
    ///
    /// - Parameter delimiter: the only one that is tried; nil: all of them.
    init?(sample: [UInt8], isWhole: Bool, delimiter: CSVLayout.Delimiter? = nil) {
        var best: (score: Int, shape: CSVFileShape)?
        for delimiter in delimiter.map({ [$0] }) ?? CSVLayout.Delimiter.allCases {
            guard let records = try? Self.records(of: sample, delimiter: delimiter, isWhole: isWhole, isStrict: false),
                let (score, shape) = Self.shape(of: records, delimiter: delimiter)
            else { continue }
            if score > best?.score ?? 0 { best = (score, shape) }
        }
        guard let best else { return nil }
        self = best.shape
    }

    private init(delimiter: CSVLayout.Delimiter, preamble: Int, hasHeader: Bool, columns: Int, names: [String]) {
        self.delimiter = delimiter
        self.preamble = preamble
        self.hasHeader = hasHeader
        self.columns = columns
        self.names = names
    }

    /// The records of the front as text, at most 300; the last is left out where the file goes on.
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

    private static func shape(of records: [[String]], delimiter: CSVLayout.Delimiter) -> (score: Int, shape: CSVFileShape)? {
        var counts: [Int: Int] = [:]
        var filled = 0
        for record in records where record.contains(where: { !$0.isEmpty }) {
            filled += 1
            if record.count > 1 { counts[record.count, default: 0] += 1 }
        }
        guard let modal = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else { return nil }
        var header: (index: Int, score: Int) = (0, 0)
        for (index, record) in records.prefix(60).enumerated() where record.count > 1 {
            let score = CSVHeaderRow(names: record).score
            if score > header.score { header = (index, score) }
        }
        let consistency = modal.value * 50 / max(filled, 1)
        let score = header.score * 100 + consistency + min(modal.key, 20)
        if header.score > 0 {
            let names = records[header.index]
            return (score, CSVFileShape(delimiter: delimiter, preamble: header.index, hasHeader: true, columns: names.count, names: names))
        }
        // Without known names: the first row of the usual width, a header where it holds neither a date nor an amount but the next one does.
        guard let first = records.firstIndex(where: { $0.count == modal.key && $0.contains { !$0.isEmpty } }) else { return nil }
        let names = records[first]
        let usual = records.lazy.filter { $0.count == modal.key }.prefix(20)
        // Only the right character leaves a day and an amount in cells of their own.
        let fits = usual.contains { record in
            record.contains { cell in isDay(cell) } && record.contains { cell in !isDay(cell) && isFigure(cell) }
        }
        let rank = score + (fits ? 60 : 0)
        let hasHeader = !names.contains(where: isValue) && records.dropFirst(first + 1).prefix(3).contains { $0.contains(where: isValue) }
        return (
            rank,
            CSVFileShape(
                delimiter: delimiter, preamble: first, hasHeader: hasHeader, columns: modal.key,
                names: hasHeader ? names : (0..<modal.key).map { "Column \($0 + 1)" })
        )
    }

    private static func isDay(_ cell: String) -> Bool { Array(cell.utf8).withUnsafeBytes { CSVDate($0) != nil } }
    private static func isFigure(_ cell: String) -> Bool { Array(cell.utf8).withUnsafeBytes { CSVFigureShape($0) != nil } }

    private static func isValue(_ cell: String) -> Bool {
        Array(cell.utf8).withUnsafeBytes { CSVDate($0) != nil || CSVFigureShape($0) != nil }
    }
}
