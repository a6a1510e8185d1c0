import Models

/// Gives each column its role: by its name where the cells agree, else by the cells.
struct CSVLayoutGuess {

    let shape: CSVFileShape
    let header: CSVHeaderRow
    let columns: [CSVColumnSurvey]
    let front: CSVFront
    let currency: Currency?
    var layout = CSVLayout()
    var mayBeInverted = false
    /// Fees whose column says that the amounts hold them already, as Wise's *Total fees*.
    var feesAreIncluded = false

    /// - Parameter currency: of the file, where it is known from elsewhere.
    init(shape: CSVFileShape, columns: [CSVColumnSurvey], front: CSVFront, currency: Currency?) {
        self.shape = shape
        self.columns = columns
        self.front = front
        self.currency = currency
        header = CSVHeaderRow(names: shape.hasHeader ? shape.names : [])
        layout.delimiter = shape.delimiter
        layout.preamble = shape.preamble
        layout.hasHeader = shape.hasHeader
        layout.columns = shape.columns
    }

    var dateColumns: [Int] { [layout.date, layout.valueDate, layout.purchaseDate].compactMap { $0 } }

    /// The columns of the amounts themselves.
    var amountColumns: [Int] { layout.amountColumns.filter(columns.indices.contains) }

    var currencyColumn: Int? { layout.currencyColumn }

    /// Every column that can say something of the decimal separator.
    var figureColumns: [Int] { amountColumns + moneyColumns + otherFigureColumns }

    // MARK: - Roles

    /// - Throws: `.malformed` where there is no column of dates or none of amounts.
    mutating func choose() throws {
        try chooseDates()
        layout.balance = header.all(.balance).first(where: isNamedFigure)
        try chooseAmounts()
        try chooseSign()
        layout.currencyColumn = header.all(.currency).first { columns.indices.contains($0) && columns[$0].isCurrency }
        if layout.currencyColumn == nil, !shape.hasHeader { layout.currencyColumn = columns.indices.first { columns[$0].isCurrency } }
        layout.currency = namedCurrency
        chooseTexts()
        layout.id = header.all(.id).first(where: isFilled)
        layout.reference = header.all(.reference).first(where: isFilled)
        layout.status = statusColumn
        layout.category = header.first(.category)
        chooseAccounts()
    }

    mutating func chooseDates() throws {
        let named = header.all(.date).filter(isNamedDate)
        let byData = columns.indices.filter(isDate)
        let values = header.all(.valueDate).filter(isNamedDate)
        let purchases = header.all(.purchaseDate).filter(isNamedDate)
        guard let date = named.first ?? values.first ?? purchases.first ?? byData.first else {
            // An empty file with a known header is a statement without lines.
            if columns.allSatisfy({ $0.filled == 0 }), let date = header.first(.date) ?? header.first(.valueDate) {
                layout.date = date
                return
            }
            throw missing("date")
        }
        layout.date = date
        layout.valueDate = values.first { $0 != date }
        layout.purchaseDate = purchases.first { $0 != date }
        // A card's export has the day of posting and "Transaction Date", Revolut's "Started Date".
        if layout.purchaseDate == nil {
            layout.purchaseDate = named.first { column in
                let name = CSVHeaderNames.fold(header.names[column])
                return column != date && (name.hasPrefix("trans") || name.hasPrefix("started"))
            }
        }
    }

    // MARK: - Questions

    func isDate(_ column: Int) -> Bool { columns.indices.contains(column) && columns[column].isDate }
    func isFigure(_ column: Int) -> Bool { columns.indices.contains(column) && columns[column].isFigure && !columns[column].isDate }

    /// A name and half of the cells are enough: short files end with totals.
    func isNamedDate(_ column: Int) -> Bool {
        columns.indices.contains(column) && columns[column].dates * 2 >= max(columns[column].filled, 1)
    }
    func isNamedFigure(_ column: Int) -> Bool {
        columns.indices.contains(column) && columns[column].figures * 2 >= max(columns[column].filled, 1) && !columns[column].isDate
    }
    func hasFigures(_ column: Int) -> Bool { columns.indices.contains(column) && columns[column].figures > 0 }
    func isFilled(_ column: Int) -> Bool { columns.indices.contains(column) && columns[column].filled > 0 }

    /// The code at the end of the amount column's name.
    var namedCurrency: Currency? {
        for column in amountColumns where column < header.names.count {
            if let word = CSVHeaderNames.fold(header.names[column]).split(separator: " ").dropFirst().last,
                let currency = Currency(code: word)
            {
                return currency
            }
        }
        return nil
    }

    func missing(_ what: String) -> StatementFileError {
        let names = shape.names.joined(separator: ", ")
        let expected =
            what == "date"
            ? "a column named Date, Datum, Buchungstag, Fecha … or of dates"
            : "a column named Amount, Betrag, Montant … or Debit and Credit"
        return StatementFileError(
            .malformed, line: shape.preamble + 1, message: "No column of the file can be used as the \(what)", found: names,
            expected: expected)
    }
}
