import Models

/// Assigns a role to each column by its name if the cells match, else by the cells.
struct CSVLayoutDetector {

    let dialect: CSVDialect
    let header: CSVHeaderRow
    let columns: [CSVColumnStatistics]
    let sample: CSVSample
    let currency: Currency?
    var layout = CSVLayout()
    var mayBeInverted = false
    /// Whether the fee column's name states that the amounts include the fees, as Wise's *Total fees*.
    var feesAreIncluded = false

    /// - Parameter currency: the currency of the file, if known from another source.
    init(dialect: CSVDialect, columns: [CSVColumnStatistics], sample: CSVSample, currency: Currency?) {
        self.dialect = dialect
        self.columns = columns
        self.sample = sample
        self.currency = currency
        header = CSVHeaderRow(names: dialect.hasHeader ? dialect.names : [])
        layout.delimiter = dialect.delimiter
        layout.preamble = dialect.preamble
        layout.hasHeader = dialect.hasHeader
        layout.columns = dialect.columns
    }

    var dateColumns: [Int] { [layout.date, layout.valueDate, layout.purchaseDate].compactMap { $0 } }

    /// The amount columns of the layout.
    var amountColumns: [Int] { layout.amountColumns.filter(columns.indices.contains) }

    var currencyColumn: Int? { layout.currencyColumn }

    /// All columns with evidence for the decimal separator.
    var numberColumns: [Int] { amountColumns + moneyColumns + otherNumberColumns }

    // MARK: - Roles

    /// Detects the roles of all columns.
    ///
    /// - Throws: `.malformed` if there is no date column or no amount column.
    mutating func detectRoles() throws {
        try chooseDates()
        layout.balance = header.all(.balance).first(where: isNamedAmount)
        try chooseAmounts()
        try chooseSign()
        layout.currencyColumn = header.all(.currency).first { columns.indices.contains($0) && columns[$0].isCurrency }
        if layout.currencyColumn == nil, !dialect.hasHeader { layout.currencyColumn = columns.indices.first { columns[$0].isCurrency } }
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
        let byCells = columns.indices.filter(isDate)
        let values = header.all(.valueDate).filter(isNamedDate)
        let purchases = header.all(.purchaseDate).filter(isNamedDate)
        guard let date = named.first ?? values.first ?? purchases.first ?? byCells.first else {
            // A table with a known header and no rows is a statement without lines.
            if columns.allSatisfy({ $0.filled == 0 }), let date = header.first(.date) ?? header.first(.valueDate) {
                layout.date = date
                return
            }
            throw missing(.csvDateColumnMissing)
        }
        layout.date = date
        layout.valueDate = values.first { $0 != date }
        layout.purchaseDate = purchases.first { $0 != date }
        // Card exports have a posting date and "Transaction Date"; Revolut has "Started Date".
        if layout.purchaseDate == nil {
            layout.purchaseDate = named.first { column in
                let name = CSVHeaderNames.fold(header.names[column])
                return column != date && (name.hasPrefix("trans") || name.hasPrefix("started"))
            }
        }
    }

    // MARK: - Column predicates

    func isDate(_ column: Int) -> Bool { columns.indices.contains(column) && columns[column].isDate }
    func isAmount(_ column: Int) -> Bool { columns.indices.contains(column) && columns[column].isAmount && !columns[column].isDate }

    /// A known name and half of the cells suffice, because short files may end with totals.
    func isNamedDate(_ column: Int) -> Bool {
        columns.indices.contains(column) && columns[column].dates * 2 >= max(columns[column].filled, 1)
    }
    func isNamedAmount(_ column: Int) -> Bool {
        columns.indices.contains(column) && columns[column].amounts * 2 >= max(columns[column].filled, 1) && !columns[column].isDate
    }
    func hasAmounts(_ column: Int) -> Bool { columns.indices.contains(column) && columns[column].amounts > 0 }
    func isFilled(_ column: Int) -> Bool { columns.indices.contains(column) && columns[column].filled > 0 }

    /// The currency code at the end of the amount column's name.
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

    func missing(_ code: DiagnosticCode) -> StatementFileError {
        let names = dialect.names.joined(separator: ", ")
        let expected =
            code == .csvDateColumnMissing
            ? "a column named Date, Datum, Buchungstag, Fecha … or of dates"
            : "a column named Amount, Betrag, Montant … or Debit and Credit"
        return StatementFileError(.malformed, line: dialect.preamble + 1, code: code, found: names, expected: expected)
    }
}
