package import Models

/// Detects the layout of a CSV file in one pass.
///
/// Memory is one window and the statistics of the columns. The pass ends early when the date order and decimal separator are determined.
package struct CSVFileAnalyzer {
    /// The size of the sample from which the dialect is detected.
    static let sampleBytes = 64 << 10

    /// The number of rows of which all cells are counted.
    private static let countedRows = 1_000

    /// Detects the layout and consumes the window.
    ///
    /// - Parameters:
    ///   - delimiter: the user's choice; nil: detected.
    ///   - dateOrder: the user's choice for ambiguous dates.
    ///   - currency: the currency of the file, if known from another source.
    /// - Throws: `StatementFileError`: `.empty`, `.truncated`, `.hostile`, or `.malformed` if there is no date or amount column, or the direction of
    ///   amounts cannot be determined.
    package static func detectLayout(
        of text: ByteWindow, delimiter: CSVLayout.Delimiter? = nil, dateOrder: DateOrder?, currency: Currency? = nil
    ) throws -> CSVDetectedLayout {
        while text.bytes.count < sampleBytes, try text.fill() {}
        guard !text.bytes.isEmpty else { throw StatementFileError(.empty, code: .fileEmpty) }
        let isWhole = try text.bytes.count < sampleBytes && !text.fill()
        let sample = Array(text.bytes.prefix(sampleBytes))
        guard let dialect = CSVDialect(sample: sample, isWhole: isWhole, delimiter: delimiter) else {
            // An unclosed quote is reported with its line.
            if isWhole { _ = try CSVDialect.records(of: sample, delimiter: .comma, isWhole: true, isStrict: true) }
            throw StatementFileError(
                .malformed, line: 1, code: .csvNoColumns,
                found: String(decoding: sample.prefix(80).prefix { $0 != 10 && $0 != 13 }, as: UTF8.self),
                expected: "fields parted by comma, semicolon, tab or |")
        }
        if CofferCSV.isHeader(dialect.names), dialect.delimiter == .comma {
            return CSVDetectedLayout(
                layout: CofferCSV.layout(preamble: dialect.preamble), isDateAmbiguous: false,
                columnNames: dialect.names)
        }

        var scanner = CSVScanner(text, delimiter: dialect.delimiter.byte)
        var preamble = CSVPreamble()
        for record in 0..<dialect.preamble + (dialect.hasHeader ? 1 : 0) {
            guard try scanner.next() else { break }
            if record < dialect.preamble { preamble.add(scanner) }
        }
        scanner.unquotedCommas = dialect.unquotedCommas
        let repeated = CSVRepeatedHeader(dialect.hasHeader ? dialect.names : [])
        var columns = [CSVColumnStatistics](repeating: CSVColumnStatistics(), count: min(dialect.columns, 256))
        var rows = 0
        while rows < countedRows, try scanner.next() {
            guard !scanner.isRemark(of: columns.count), !repeated.matches(scanner) else { continue }
            rows += 1
            for column in columns.indices { columns[column].add(scanner.bytes(column)) }
        }
        let sampleRows = CSVSample(sample, dialect: dialect, isWhole: isWhole)
        var detector = CSVLayoutDetector(
            dialect: dialect, columns: columns, sample: sampleRows, preamble: preamble,
            known: try knownLayouts(of: dialect), currency: currency)
        try detector.detectRoles()
        try scanRemainder(&scanner, detector, &columns, dateOrder: dateOrder, repeated: repeated)
        return try detector.finish(columns: columns, dateOrder: dateOrder)
    }

    /// Scans the rest of the file until the date order and the decimal separator are determined.
    private static func scanRemainder(
        _ scanner: inout CSVScanner, _ detector: CSVLayoutDetector, _ columns: inout [CSVColumnStatistics], dateOrder: DateOrder?,
        repeated: CSVRepeatedHeader
    ) throws {
        let dates = detector.dateColumns
        let numbers = detector.numberColumns
        let currencyColumn = detector.currencyColumn
        func isOrderDetermined() -> Bool {
            dateOrder != nil || dates.contains { columns[$0].unorderedDates > 0 && columns[$0].isOrderDetermined }
                || dates.allSatisfy { columns[$0].unorderedDates == 0 }
        }
        func isSeparatorDetermined() -> Bool {
            let points = detector.amountColumns.reduce(0) { $0 + columns[$1].points }
            return points != detector.amountColumns.reduce(0) { $0 + columns[$1].commas }
        }
        var needsOrder = !isOrderDetermined()
        var needsSeparator = !isSeparatorDetermined()
        while needsOrder || needsSeparator, try scanner.next() {
            guard !repeated.matches(scanner) else { continue }
            if needsOrder {
                for column in dates where !scanner.bytes(column).isEmpty { columns[column].addDate(scanner.bytes(column)) }
                needsOrder = !isOrderDetermined()
            }
            if needsSeparator {
                for column in numbers { columns[column].addAmount(scanner.bytes(column)) }
                if let currencyColumn { columns[currencyColumn].addCurrency(scanner.bytes(currencyColumn)) }
                needsSeparator = !isSeparatorDetermined()
            }
        }
    }

    private static func knownLayouts(of dialect: CSVDialect) throws -> [KnownLayout] {
        let known = try KnownLayouts.shared()
        return dialect.hasHeader ? known.layouts(named: dialect.names) : known.headerless(columns: dialect.columns)
    }
}
