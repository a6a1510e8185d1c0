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
    /// The date order of a file without columns; nil if it is unambiguous, or has to be asked.
    package var dateOrder: String?
    /// Whether the date order is ambiguous and was not specified.
    package var asksDateOrder: Bool
    /// A date of the file that can be parsed in two ways.
    package var openDate: OpenDate?
    /// The encoding of the file: detected from byte order mark, header and content, or as specified.
    package var encoding = TextEncoding.utf8
    /// Whether the decimal separator is ambiguous and was not specified.
    package var asksDecimal: Bool
    /// An amount of the file that can be parsed in two ways.
    package var openFigure: OpenFigure?

    /// An amount that can be parsed in two ways.
    package struct OpenFigure: Hashable, Sendable {
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
    package struct OpenDate: Hashable, Sendable {
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
        dateOrder: String? = nil, asksDateOrder: Bool = false, openDate: OpenDate? = nil,
        asksDecimal: Bool = false, openFigure: OpenFigure? = nil
    ) {
        self.file = file
        self.format = format
        self.layout = layout
        self.columnNames = columnNames
        self.rows = rows
        self.dateOrder = dateOrder
        self.asksDateOrder = asksDateOrder
        self.openDate = openDate
        self.asksDecimal = asksDecimal
        self.openFigure = openFigure
    }
}
