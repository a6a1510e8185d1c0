package import Models

/// Looks through a file once and finds its layout.
///
/// Memory is one window and the counts of its columns. The pass ends early when the order of dates and the decimal separator are certain.
package struct CSVSurvey {

    /// How much of the front decides about the delimiter and the header.
    static let sampleBytes = 64 << 10

    /// Rows of which every cell is looked at.
    private static let surveyedRows = 1_000

    /// Finds the layout; consumes the window.
    ///
    /// - Parameters:
    ///   - delimiter: what parts the fields where the person has said it; nil: found.
    ///   - dateOrder: settles ambiguous dates where the person has said it.
    ///   - currency: of the file, where it is known from elsewhere.
    /// - Throws: `StatementFileError`: `.empty`, `.truncated`, `.hostile`, or `.malformed` where no date or no amount column can be found, or nothing
    ///   says which amounts are money out.
    package static func layout(
        of text: ByteWindow, delimiter: CSVLayout.Delimiter? = nil, dateOrder: DateOrder?, currency: Currency? = nil
    ) throws -> CSVGuess {
        while text.bytes.count < sampleBytes, try text.fill() {}
        guard !text.bytes.isEmpty else { throw StatementFileError(.empty, message: "The file is empty") }
        let isWhole = try text.bytes.count < sampleBytes && !text.fill()
        let sample = Array(text.bytes.prefix(sampleBytes))
        guard let shape = CSVFileShape(sample: sample, isWhole: isWhole, delimiter: delimiter) else {
            // A quote that is never closed is said by its place.
            if isWhole { _ = try CSVFileShape.records(of: sample, delimiter: .comma, isWhole: true, isStrict: true) }
            throw StatementFileError(
                .malformed, line: 1, message: "No columns were found",
                found: String(decoding: sample.prefix(80).prefix { $0 != 10 && $0 != 13 }, as: UTF8.self),
                expected: "fields parted by comma, semicolon, tab or |")
        }
        if CofferCSV.isHeader(shape.names), shape.delimiter == .comma {
            return CSVGuess(
                layout: CofferCSV.layout(preamble: shape.preamble), isDateAmbiguous: false, mayBeInverted: false, columnNames: shape.names)
        }

        var scanner = CSVScanner(text, delimiter: shape.delimiter.byte)
        for _ in 0..<shape.preamble + (shape.hasHeader ? 1 : 0) {
            guard try scanner.next() else { break }
        }
        let repeated = CSVRepeatedHeader(shape.hasHeader ? shape.names : [])
        var columns = [CSVColumnSurvey](repeating: CSVColumnSurvey(), count: min(shape.columns, 256))
        var rows = 0
        while rows < surveyedRows, try scanner.next() {
            guard !scanner.isBlank, !repeated.matches(scanner) else { continue }
            rows += 1
            for column in columns.indices { columns[column].add(scanner.bytes(column)) }
        }
        let front = CSVFront(sample, shape: shape, isWhole: isWhole)
        var guess = CSVLayoutGuess(shape: shape, columns: columns, front: front, currency: currency)
        try guess.choose()
        try readOn(&scanner, guess, &columns, dateOrder: dateOrder, repeated: repeated)
        return try guess.finish(columns: columns, dateOrder: dateOrder)
    }

    /// Reads the rest of the file for the order of dates and the decimal separator, until both are certain.
    private static func readOn(
        _ scanner: inout CSVScanner, _ guess: CSVLayoutGuess, _ columns: inout [CSVColumnSurvey], dateOrder: DateOrder?,
        repeated: CSVRepeatedHeader
    ) throws {
        let dates = guess.dateColumns
        let figures = guess.figureColumns
        let codes = guess.currencyColumn
        func isOrderSettled() -> Bool {
            dateOrder != nil || dates.contains { columns[$0].openDates > 0 && columns[$0].isOrderSettled }
                || dates.allSatisfy { columns[$0].openDates == 0 }
        }
        func isDecimalSettled() -> Bool {
            let points = guess.amountColumns.reduce(0) { $0 + columns[$1].points }
            return points != guess.amountColumns.reduce(0) { $0 + columns[$1].commas }
        }
        var wantsDates = !isOrderSettled()
        var wantsFigures = !isDecimalSettled()
        while wantsDates || wantsFigures, try scanner.next() {
            guard !repeated.matches(scanner) else { continue }
            if wantsDates {
                for column in dates where !scanner.bytes(column).isEmpty { columns[column].addDate(scanner.bytes(column)) }
                wantsDates = !isOrderSettled()
            }
            if wantsFigures {
                for column in figures { columns[column].addFigure(scanner.bytes(column)) }
                if let codes { columns[codes].addCode(scanner.bytes(codes)) }
                wantsFigures = !isDecimalSettled()
            }
        }
    }
}
