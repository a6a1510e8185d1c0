import Models

/// Detects truncated rows by comparing them with the rows that were parsed as lines.
struct CSVTruncationDetector {
    private let layout: CSVLayout
    /// The smallest number of fields of a parsed line.
    private var shortestLine: Int

    init(_ layout: CSVLayout) {
        self.layout = layout
        shortestLine = layout.columns
    }

    /// Records a row that was parsed as a line.
    mutating func recordLine(_ row: CSVScanner) {
        if row.fields.count < shortestLine { shortestLine = row.fields.count }
    }

    /// A rejection if the row is truncated: it is only the start of a date, or the last row of the file with too few fields.
    ///
    /// - Returns: nil if the row is not truncated.
    func diagnostic(for row: CSVScanner) -> Diagnostic? {
        guard row.fields.count < shortestLine, let byte = row.bytes(0).first, byte.isDigit else { return nil }
        let isStartOfDate = row.fields.count == 1 && layout.columns > 2 && CSVDate(row.bytes(0)) == nil && Self.mayBeginDate(row.bytes(0))
        guard isStartOfDate || !row.hasLineEnd else { return nil }
        return Diagnostic(
            line: row.line, severity: .rejected, code: .csvRowCutOff, found: row.text(0), expected: "\(shortestLine) fields")
    }

    private static func mayBeginDate(_ cell: UnsafeRawBufferPointer) -> Bool {
        cell.count <= 10
            && cell.allSatisfy { $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }
    }
}
