import Models

/// Tells rows that were cut off from whole ones, by the rows that became lines.
struct CSVCutRows {
    private let layout: CSVLayout
    /// The fewest fields that a line of the file had.
    private var shortestLine: Int

    init(_ layout: CSVLayout) {
        self.layout = layout
        shortestLine = layout.columns
    }

    /// Takes note of a row that became a line.
    mutating func noteLine(_ row: CSVScanner) {
        if row.fields.count < shortestLine { shortestLine = row.fields.count }
    }

    /// Why a row is no whole one: it is the front of a date alone, or the last of the file and ends before its fields do.
    ///
    /// - Returns: nil for any other row.
    func diagnostic(for row: CSVScanner) -> Diagnostic? {
        guard row.fields.count < shortestLine, let byte = row.bytes(0).first, byte.isDigit else { return nil }
        let isFrontOfDate = row.fields.count == 1 && layout.columns > 2 && CSVDate(row.bytes(0)) == nil && Self.mayBeginDate(row.bytes(0))
        guard isFrontOfDate || !row.hasLineEnd else { return nil }
        return Diagnostic(
            line: row.line, severity: .rejected, message: "The row is cut off", found: row.text(0), expected: "\(shortestLine) fields")
    }

    private static func mayBeginDate(_ cell: UnsafeRawBufferPointer) -> Bool {
        cell.count <= 10
            && cell.allSatisfy { $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }
    }
}
