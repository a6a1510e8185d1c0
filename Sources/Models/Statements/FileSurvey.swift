/// How a file will be read, for showing and correcting before anything of it is imported.
package struct FileSurvey: Hashable, Sendable {
    /// As it was named in the request.
    package var file: String
    /// `ofx`, `qif`, `csv`, `camt` or `mt940`.
    package var format: String
    /// How the columns are read; nil for what is no table of a bank's, Coffer's own export among it.
    package var layout: ColumnLayout?
    /// The header's names, or `Column 1` and so on.
    package var columnNames: [String]
    /// The first rows below the header, five at most.
    package var rows: [[String]]
    /// Of a file without columns; nil where it is settled, or has to be asked.
    package var dateOrder: String?
    /// Whether nothing in the file says if its days or its months come first, and nobody has said it.
    package var asksDateOrder: Bool
    /// A date of the file that can be read in two ways, as it is written and as both days.
    package var openDate: OpenDate?
    /// In which the file's text is read: by the file's mark, header and bytes, or as it was said.
    package var encoding = TextEncoding.utf8
    /// Whether nothing in the file says if a point or a comma stands before the decimals, and nobody has said it.
    package var asksDecimal: Bool
    /// An amount of the file that can be read in two ways.
    package var openFigure: OpenFigure?

    /// An amount that is two figures.
    package struct OpenFigure: Hashable, Sendable {
        package var text: String
        /// With a point before the decimals.
        package var point: DecimalFigure
        /// With a comma before the decimals.
        package var comma: DecimalFigure

        package init(text: String, point: DecimalFigure, comma: DecimalFigure) {
            self.text = text
            self.point = point
            self.comma = comma
        }
    }

    /// A date that is two days.
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
