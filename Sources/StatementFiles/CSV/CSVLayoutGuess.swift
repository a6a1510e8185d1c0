import Models

/// Gives each column its role: by its name where the cells agree, else by the cells.
struct CSVLayoutGuess {

    private let shape: CSVFileShape
    private let header: CSVHeaderRow
    private let columns: [CSVColumnSurvey]
    private var layout = CSVLayout()
    private var mayBeInverted = false

    init(shape: CSVFileShape, header: CSVHeaderRow, columns: [CSVColumnSurvey]) {
        self.shape = shape
        self.header = header
        self.columns = columns
        layout.delimiter = shape.delimiter
        layout.preamble = shape.preamble
        layout.hasHeader = shape.hasHeader
        layout.columns = shape.columns
    }

    var dateColumns: [Int] { [layout.date, layout.valueDate, layout.purchaseDate].compactMap { $0 } }

    var amountColumns: [Int] {
        switch layout.amounts {
        case .signed(let column): [column] + (layout.balance.map { [$0] } ?? [])
        case .split(let debit, let credit): [debit, credit] + (layout.balance.map { [$0] } ?? [])
        }
    }

    // MARK: - Roles

    /// - Throws: `.malformed` where there is no column of dates or none of amounts.
    mutating func choose(agreement: CSVSignAgreement) throws {
        try chooseDates()
        layout.balance = header.all(.balance).first(where: isNamedFigure)
        try chooseAmounts()
        chooseSign(agreement)
        layout.currencyColumn = header.all(.currency).first { columns.indices.contains($0) && columns[$0].isCurrency }
        if layout.currencyColumn == nil, !shape.hasHeader { layout.currencyColumn = columns.indices.first { columns[$0].isCurrency } }
        layout.currency = namedCurrency
        chooseTexts()
        layout.id = header.all(.id).first(where: isFilled)
        layout.reference = header.all(.reference).first(where: isFilled)
        layout.status = header.first(.status)
        layout.category = header.first(.category)
        chooseAccounts()
    }

    private mutating func chooseDates() throws {
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

    private mutating func chooseAmounts() throws {
        if let amount = header.all(.amount).first(where: { isNamedFigure($0) && $0 != layout.date }) {
            layout.amounts = .signed(amount)
            return
        }
        if let debit = header.first(.debit), let credit = header.first(.credit), isNamedFigure(debit) || isNamedFigure(credit) {
            layout.amounts = .split(debit: debit, credit: credit)
            return
        }
        let isEmpty = columns.allSatisfy { $0.filled == 0 }
        if isEmpty, let amount = header.first(.amount) {
            layout.amounts = .signed(amount)
            return
        }
        let candidates = columns.indices.filter { column in
            guard isFigure(column), !columns[column].isDate, column != layout.balance else { return false }
            guard column < header.names.count, let role = CSVHeaderNames.role(of: header.names[column])?.role else { return true }
            return role == .amount || role == .debit || role == .credit
        }
        // The amount has decimals or signs; numbers without both are ids and codes.
        let amount =
            candidates.first { columns[$0].negatives > 0 && columns[$0].separated > 0 } ?? candidates.first { columns[$0].separated > 0 }
            ?? candidates.first { columns[$0].negatives > 0 } ?? candidates.last
        guard let amount else { throw missing("amount") }
        layout.amounts = .signed(amount)
        // A further column with decimals in every row, behind the amount, is the balance: the reader proves it.
        if layout.balance == nil {
            layout.balance = candidates.first { $0 > amount && columns[$0].separated > 0 && columns[$0].filled == columns[amount].filled }
        }
    }

    private mutating func chooseSign(_ agreement: CSVSignAgreement) {
        guard case .signed(let amount) = layout.amounts, columns.indices.contains(amount) else { return }
        let named = header.all(.indicator).first { columns.indices.contains($0) && columns[$0].isIndicator }
        let indicator = named ?? columns.indices.first { columns[$0].isIndicator && columns[$0].debits > 0 && columns[$0].credits > 0 }
        if columns[amount].negatives == 0, let indicator {
            layout.indicator = indicator
        } else if named != nil, agreement.opposite > agreement.same {
            layout.invertsSign = true
        } else if indicator == nil, layout.balance == nil {
            mayBeInverted = columns[amount].figures >= 3 && columns[amount].negatives * 2 < columns[amount].figures
        }
    }

    private mutating func chooseTexts() {
        let isEmpty = columns.allSatisfy { $0.filled == 0 }
        var payees = header.all(.payee).filter { isEmpty || isFilled($0) }
        let payers = header.all(.payer).filter { isEmpty || isFilled($0) }
        var memo = header.inOrder(.memo)
        let descriptions = header.all(.description).filter { isEmpty || isFilled($0) }
        if payees.isEmpty, payers.isEmpty {
            payees = Array(descriptions.prefix(1))
            memo += descriptions.dropFirst()
        } else {
            memo += descriptions
        }
        if let payee = payees.first {
            layout.payee = payee
            layout.payer = payers.first
        } else {
            layout.payee = payers.first
        }
        if layout.payee == nil, memo.isEmpty {
            let texts = columns.indices.filter {
                columns[$0].filled > 0 && !columns[$0].isDate && !columns[$0].isFigure && !columns[$0].isCurrency
                    && !columns[$0].isIndicator
                    && ($0 >= header.names.count || CSVHeaderNames.role(of: header.names[$0]) == nil)
            }
            layout.payee = texts.first
            memo = Array(texts.dropFirst().prefix(3))
        } else if layout.payee == nil {
            layout.payee = memo.remove(at: memo.firstIndex(where: isFilled) ?? 0)
        }
        layout.memo = memo.sorted()
    }

    /// A column named like an account is the own one where it never changes, or where another column is the other side's.
    private mutating func chooseAccounts() {
        layout.counterparty = header.first(.counterparty)
        for column in header.all(.account) where columns.indices.contains(column) && columns[column].filled > 0 {
            let isPayeesOwn = columns[column].isConstant && (columns[column].filled > 1 || layout.counterparty != nil)
            if layout.ownAccount == nil, isPayeesOwn || layout.counterparty != nil {
                layout.ownAccount = column
            } else if layout.counterparty == nil {
                layout.counterparty = column
            }
        }
    }

    // MARK: - End

    func finish(columns: [CSVColumnSurvey], dateOrder: DateOrder?) -> CSVGuess {
        var layout = layout
        var isAmbiguous = false
        let dates = dateColumns.filter { columns.indices.contains($0) }.map { columns[$0] }
        let dayFirst = dates.reduce(0) { $0 + $1.dayFirst }
        let monthFirst = dates.reduce(0) { $0 + $1.monthFirst }
        if dates.allSatisfy({ $0.openDates == 0 }) {
            layout.dateOrder = dates.compactMap(\.settledOrder).first ?? dateOrder ?? .yearFirst
        } else if dates.contains(where: { $0.yearFirst > 0 }) {
            layout.dateOrder = .yearFirst
        } else if dayFirst + monthFirst > 0 {
            layout.dateOrder = dayFirst >= monthFirst ? .dayFirst : .monthFirst
        } else if dates.contains(where: { $0.undecided > 0 }) {
            isAmbiguous = true
            layout.dateOrder = dateOrder
        } else {
            layout.dateOrder = dateOrder ?? .dayFirst
        }
        let amounts = amountColumns.filter { columns.indices.contains($0) }.map { columns[$0] }
        let currency = layout.currency ?? amounts.lazy.compactMap(\.currency).first
        layout.currency = currency
        layout.decimal =
            amounts.lazy.compactMap(\.decimal).first
            ?? amounts.first { $0.perhapsPoints + $0.perhapsCommas > 0 }?.decimal(inCurrencyWithDecimals: currency?.decimals) ?? .point
        return CSVGuess(layout: layout, isDateAmbiguous: isAmbiguous, mayBeInverted: mayBeInverted, columnNames: shape.names)
    }

    // MARK: - Questions

    private func isDate(_ column: Int) -> Bool { columns.indices.contains(column) && columns[column].isDate }
    private func isFigure(_ column: Int) -> Bool { columns.indices.contains(column) && columns[column].isFigure && !columns[column].isDate }

    /// A name and half of the cells are enough: short files end with totals.
    private func isNamedDate(_ column: Int) -> Bool {
        columns.indices.contains(column) && columns[column].dates * 2 >= max(columns[column].filled, 1)
    }
    private func isNamedFigure(_ column: Int) -> Bool {
        columns.indices.contains(column) && columns[column].figures * 2 >= max(columns[column].filled, 1) && !columns[column].isDate
    }
    private func isFilled(_ column: Int) -> Bool { columns.indices.contains(column) && columns[column].filled > 0 }

    /// The code at the end of the amount column's name.
    private var namedCurrency: Currency? {
        for column in amountColumns where column < header.names.count {
            if let word = CSVHeaderNames.fold(header.names[column]).split(separator: " ").dropFirst().last,
                let currency = Currency(code: word)
            {
                return currency
            }
        }
        return nil
    }

    private func missing(_ what: String) -> StatementFileError {
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
