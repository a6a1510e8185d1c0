import Models

/// The front of a delimited file as rows of text: for showing them, and for trying a remembered layout on them.
struct CSVSketch {
    let shape: CSVFileShape
    /// From the header on, or from the first row where there is none; 30 at most.
    let rows: [[String]]

    /// - Parameters:
    ///   - text: the file from its beginning; it is not consumed.
    ///   - delimiter: what parts the fields; nil: found.
    /// - Throws: what the source throws; `StatementFileError` `.malformed` where nothing parts the rows.
    init(of text: ByteWindow, delimiter: CSVLayout.Delimiter?) throws {
        while text.bytes.count < CSVSurvey.sampleBytes, try text.fill() {}
        let isWhole = try text.bytes.count < CSVSurvey.sampleBytes && !text.fill()
        let sample = Array(text.bytes.prefix(CSVSurvey.sampleBytes))
        guard let shape = CSVFileShape(sample: sample, isWhole: isWhole, delimiter: delimiter) else {
            throw StatementFileError(
                .malformed, line: 1, message: "No columns were found", expected: "fields parted by comma, semicolon, tab or |")
        }
        self.shape = shape
        rows = try Array(
            CSVFileShape.records(of: sample, delimiter: shape.delimiter, isWhole: isWhole, isStrict: false).dropFirst(shape.preamble)
                .prefix(30))
    }

    /// The names of the columns under a layout, and the rows below them.
    func table(hasHeader: Bool) -> (names: [String], rows: [[String]]) {
        let width = rows.map(\.count).max() ?? shape.columns
        let named = hasHeader ? rows.first ?? [] : []
        let names = (0..<width).map { $0 < named.count && !named[$0].isEmpty ? named[$0] : "Column \($0 + 1)" }
        return (names, Array(rows.dropFirst(hasHeader ? 1 : 0)))
    }

    /// Whether a remembered layout reads the file: as many columns, and days and amounts where it says.
    func fits(_ layout: CSVLayout) -> Bool {
        guard layout.delimiter == shape.delimiter, layout.columns == shape.columns, !layout.isCoffer else { return false }
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
            decimal.map { [cell = $0] in CSVFigure(cell, decimal: $0.byte) != nil } ?? (CSVFigureShape($0) != nil)
        }
    }
}
