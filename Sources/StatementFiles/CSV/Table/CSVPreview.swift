import Models

/// The first rows of a CSV file as text, for display and for matching a saved layout.
struct CSVPreview {
    let dialect: CSVDialect
    /// Up to 30 rows from the header, or from the first row if there is no header.
    let rows: [[String]]

    /// - Parameters:
    ///   - text: the file from its start; it is not consumed.
    ///   - delimiter: the delimiter; nil: detected.
    /// - Throws: errors of the source; `StatementFileError` `.malformed` if no delimiter splits the rows.
    init(of text: ByteWindow, delimiter: CSVLayout.Delimiter?) throws {
        while text.bytes.count < CSVFileAnalyzer.sampleBytes, try text.fill() {}
        let isWhole = try text.bytes.count < CSVFileAnalyzer.sampleBytes && !text.fill()
        let sample = Array(text.bytes.prefix(CSVFileAnalyzer.sampleBytes))
        guard let dialect = CSVDialect(sample: sample, isWhole: isWhole, delimiter: delimiter) else {
            throw StatementFileError(
                .malformed, line: 1, code: .csvNoColumns, expected: "fields parted by comma, semicolon, tab or |")
        }
        self.dialect = dialect
        rows = try Array(
            CSVDialect.records(of: sample, delimiter: dialect.delimiter, isWhole: isWhole, isStrict: false).dropFirst(dialect.preamble)
                .prefix(30))
    }

    /// The column names and the rows below them.
    func table(hasHeader: Bool) -> (names: [String], rows: [[String]]) {
        let width = rows.map(\.count).max() ?? dialect.columns
        let named = hasHeader ? rows.first ?? [] : []
        let names = (0..<width).map { $0 < named.count && !named[$0].isEmpty ? named[$0] : "Column \($0 + 1)" }
        return (names, Array(rows.dropFirst(hasHeader ? 1 : 0)))
    }

    /// Whether a saved layout matches the file: the same number of columns, and dates and amounts in its columns.
    func matches(_ layout: CSVLayout) -> Bool {
        guard layout.delimiter == dialect.delimiter, layout.columns == dialect.columns, !layout.isCofferExport else { return false }
        let filled = table(hasHeader: layout.hasHeader).rows.filter { $0.contains { !$0.isEmpty } }
        let good = filled.filter { row in
            Self.isDay(row, layout.date) && layout.amountColumns.contains { Self.isAmount(row, $0, decimal: layout.decimal) }
        }
        return good.count * 2 >= filled.count
    }

    private static func isDay(_ row: [String], _ column: Int) -> Bool {
        column < row.count && Array(row[column].utf8).withUnsafeBytes { CSVDate($0) != nil }
    }

    private static func isAmount(_ row: [String], _ column: Int, decimal: CSVLayout.DecimalSeparator?) -> Bool {
        guard column < row.count else { return false }
        return Array(row[column].utf8).withUnsafeBytes {
            decimal.map { [cell = $0] in CSVAmount(cell, decimal: $0.byte) != nil } ?? (CSVAmountCandidate($0) != nil)
        }
    }
}
