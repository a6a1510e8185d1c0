import Models

/// Assigns a role to each column by its name if the cells match, else by the cells.
struct CSVLayoutDetector {
    let dialect: CSVDialect
    let header: CSVHeaderRow
    let columns: [CSVColumnStatistics]
    let sample: CSVSample
    let preamble: CSVPreamble
    let currency: Currency?
    /// The known layouts with this header.
    let knownLayouts: [KnownLayout]
    /// The part that all readings share.
    var layout = CSVLayout()
    /// The readings of the amounts, the most plausible first.
    private(set) var candidates: [CSVCandidate] = []

    /// - Parameters:
    ///   - known: the known layouts with this header.
    ///   - currency: the currency of the file, if known from another source.
    init(
        dialect: CSVDialect, columns: [CSVColumnStatistics], sample: CSVSample, preamble: CSVPreamble, known: [KnownLayout],
        currency: Currency?
    ) {
        knownLayouts = known
        self.dialect = dialect
        self.columns = columns
        self.sample = sample
        self.preamble = preamble
        self.currency = currency
        header = CSVHeaderRow(names: dialect.hasHeader ? dialect.names : [])
        layout.delimiter = dialect.delimiter
        layout.preamble = dialect.preamble
        layout.hasHeader = dialect.hasHeader
        layout.columns = dialect.columns
    }

    var dateColumns: [Int] { [layout.date, layout.valueDate, layout.purchaseDate].compactMap { $0 } }

    var currencyColumn: Int? { layout.currencyColumn }

    /// The amount columns of the most plausible reading.
    var amountColumns: [Int] { amountColumns(of: candidates.first?.layout ?? layout) }

    func amountColumns(of layout: CSVLayout) -> [Int] { layout.amountColumns.filter(columns.indices.contains) }

    /// All columns with evidence for the decimal separator.
    var numberColumns: [Int] {
        let amounts = Set(candidates.flatMap { amountColumns(of: $0.layout) })
        return amounts.union(moneyColumns(besides: amounts)).union(otherNumberColumns(besides: amounts)).sorted()
    }

    // MARK: - Roles

    /// Detects the dates, the readings of the amounts, and the columns that do not depend on them.
    ///
    /// - Throws: `.malformed` if there is no date column or no amount column.
    mutating func detectRoles() throws {
        try chooseDates()
        layout.balance =
            header.all(.balance).first { isNamedAmount($0) && columns[$0].filled > 0 } ?? header.all(.balance).first(where: isNamedAmount)
        let known = knownCandidates()
        do {
            candidates = known + (try amountCandidates())
        } catch {
            // Names in a language of the known layout only.
            guard !known.isEmpty else { throw error }
            candidates = known
        }
        layout.currencyColumn = header.all(.currency).first { columns.indices.contains($0) && columns[$0].isCurrency }
        if layout.currencyColumn == nil {
            layout.currencyColumn = columns.indices.first { columns[$0].isCurrency && (header.role(of: $0) == nil) }
        }
        layout.id = header.all(.id).first(where: isFilled)
        layout.reference = header.all(.reference).first(where: isFilled)
        layout.status = statusColumn
        layout.statusFlag = layout.status.flatMap(statusFlag)
        layout.category = header.first(.category)
    }

    mutating func chooseDates() throws {
        var named = header.all(.date).filter(isNamedDate)
        // A column of days that is blank in most rows is replaced by one that is not.
        let filled = named.map { columns[$0].dates }.max() ?? 0
        if let first = named.first, columns[first].dates * 2 < filled, let better = named.firstIndex(where: { columns[$0].dates == filled })
        {
            named.swapAt(0, better)
        }
        let byCells = columns.indices.filter(isDate)
        let values = header.all(.valueDate).filter(isNamedDate)
        let purchases = header.all(.purchaseDate).filter(isNamedDate)
        // Among two days, the one with an unknown name is more likely the booking date than the one named as value date or purchase date.
        let unnamed = byCells.first { header.role(of: $0) == nil && columns[$0].dates == columns[$0].filled }
        guard let date = named.first ?? unnamed ?? values.first ?? purchases.first ?? byCells.first else {
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

    /// The currency in the name of an amount column: `Amount (GBP)`, `Betrag (€)`, `Umsatz in EUR`.
    func namedCurrency(of layout: CSVLayout) -> Currency? {
        for column in amountColumns(of: layout) where column < header.names.count {
            let name = header.names[column]
            for word in CSVHeaderNames.fold(name).split(separator: " ").dropFirst().reversed() where word.utf8.count == 3 {
                if let currency = Currency(code: word.uppercased()) { return currency }
            }
            for scalar in name.unicodeScalars {
                if case .currency(let currency)? = CSVAmountAffix(symbol: scalar) { return currency }
            }
        }
        return nil
    }

    func missing(_ code: DiagnosticCode) -> StatementFileError {
        let names = dialect.names.joined(separator: ", ")
        let expected =
            code == .csvDateColumnMissing
            ? "a column named Date, Datum, Buchungstag, Fecha … or of dates; or --columns day=1,amount=2"
            : "a column named Amount, Betrag, Montant … or Debit and Credit; or --columns day=1,amount=2"
        return StatementFileError(.malformed, line: dialect.preamble + 1, code: code, found: names, expected: expected)
    }
}
