/// The detected layout of a file, for review and correction before it is imported.
package struct FileSurvey: Hashable, Sendable {
    /// The file name of the request.
    package var file: String
    /// `ofx`, `qif`, `csv`, `camt` or `mt940`.
    package var format: String
    /// The column layout; nil for formats without columns, including Coffer's own export.
    package var layout: ColumnLayout?
    /// The names of the header row, or `Column 1` and so on.
    package var columnNames: [String]
    /// The first rows after the header, at most five.
    package var rows: [[String]]
    /// The date order of a file without columns; nil if it is unambiguous, or the user has to choose.
    package var dateOrder: String?
    /// Whether the date order is ambiguous and was not specified.
    package var needsDateOrder: Bool
    /// A date of the file that can be parsed in two ways.
    package var ambiguousDate: AmbiguousDate?
    /// The encoding of the file: detected from byte order mark, header and content, or as specified.
    package var encoding = TextEncoding.utf8
    /// Whether the decimal separator is ambiguous and was not specified.
    package var needsDecimalSeparator: Bool
    /// An amount of the file that can be parsed in two ways.
    package var ambiguousAmount: AmbiguousAmount?

    /// The possible readings of the amounts, the better one first, if the file does not decide between them and none was chosen; else empty.
    package var readings: [AmountReading] = []
    /// The layout as a row of the table of known layouts, in which bank, country, name and source are to be filled in; nil if there is none.
    package var layoutRow: String?

    /// An amount that can be parsed in two ways.
    package struct AmbiguousAmount: Hashable, Sendable {
        package var text: String
        /// Parsed with a decimal point.
        package var point: DecimalFigure
        /// Parsed with a decimal comma.
        package var comma: DecimalFigure

        package init(text: String, point: DecimalFigure, comma: DecimalFigure) {
            self.text = text
            self.point = point
            self.comma = comma
        }
    }

    /// A date that can be parsed in two ways.
    package struct AmbiguousDate: Hashable, Sendable {
        package var text: String
        package var dayFirst: Day
        package var monthFirst: Day

        package init(text: String, dayFirst: Day, monthFirst: Day) {
            self.text = text
            self.dayFirst = dayFirst
            self.monthFirst = monthFirst
        }
    }

    package init(
        file: String, format: String, layout: ColumnLayout? = nil, columnNames: [String] = [], rows: [[String]] = [],
        dateOrder: String? = nil, needsDateOrder: Bool = false, ambiguousDate: AmbiguousDate? = nil,
        needsDecimalSeparator: Bool = false, ambiguousAmount: AmbiguousAmount? = nil
    ) {
        self.file = file
        self.format = format
        self.layout = layout
        self.columnNames = columnNames
        self.rows = rows
        self.dateOrder = dateOrder
        self.needsDateOrder = needsDateOrder
        self.ambiguousDate = ambiguousDate
        self.needsDecimalSeparator = needsDecimalSeparator
        self.ambiguousAmount = ambiguousAmount
    }
}
