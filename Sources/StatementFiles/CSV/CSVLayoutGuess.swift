import Models

/// Gives each column its role: by its name where the cells agree, else by the cells.
struct CSVLayoutGuess {

    private let shape: CSVFileShape
    private let header: CSVHeaderRow
    private let columns: [CSVColumnSurvey]
    private let front: CSVFront
    private let currency: Currency?
    private var layout = CSVLayout()
    private var mayBeInverted = false
    /// Fees whose column says that the amounts hold them already, as Wise's *Total fees*.
    private var feesAreIncluded = false

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

    /// Balance, fees, gross and net: written as the amounts are.
    private var moneyColumns: [Int] {
        let named = [.balance, .fee, .gross, .net, .amount, .debit, .credit].flatMap { header.all($0) } + [layout.balance].compactMap { $0 }
        return Set(named).subtracting(amountColumns).filter(isNamedFigure).sorted()
    }

    /// Rates, foreign amounts and figures that nothing is known of. A column of numbers alone says nothing, and times of day are no figures.
    private var otherFigureColumns: [Int] {
        let taken = Set(amountColumns + moneyColumns)
        return columns.indices.filter { column in
            guard !taken.contains(column), isFigure(column), !columns[column].isTimes else { return false }
            guard column < header.names.count, let role = CSVHeaderNames.role(of: header.names[column])?.role else { return true }
            return role == .ignored
        }
    }

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
        func named(_ role: CSVColumnRole) -> Int? { header.all(role).first { isNamedFigure($0) && $0 != layout.date } }
        if let net = named(.net) {
            layout.amounts = .signed(net)
            return
        }
        if let amount = named(.amount) {
            layout.amounts = .signed(amount)
            chooseFee()
            return
        }
        let debits = header.all(.debit).filter { $0 != layout.date }
        let credits = header.all(.credit).filter { $0 != layout.date }
        // One figure is enough: a column of money out may be empty but for one row, and rows that cannot be read are rejected alone.
        if let debit = debits.first(where: hasFigures) ?? debits.first, let credit = credits.first(where: hasFigures) ?? credits.first,
            hasFigures(debit) || hasFigures(credit)
        {
            layout.amounts = .split(debit: debit, credit: credit)
            layout.debitsAreNegative = columns[debit].negatives * 2 > columns[debit].figures
            chooseFee()
            return
        }
        if let gross = named(.gross) {
            layout.amounts = .signed(gross)
            chooseFee()
            return
        }
        if debits.isEmpty || credits.isEmpty, let one = (debits + credits).first(where: isNamedFigure) {
            layout.amounts = .signed(one)
            // Only money out, which has no sign there.
            layout.invertsSign = debits.contains(one) && columns[one].negatives * 2 <= columns[one].figures
            return
        }
        let isEmpty = columns.allSatisfy { $0.filled == 0 }
        if isEmpty, let amount = header.first(.amount) ?? header.first(.net) ?? header.first(.gross) {
            layout.amounts = .signed(amount)
            return
        }
        if isEmpty, let debit = header.first(.debit), let credit = header.first(.credit) {
            layout.amounts = .split(debit: debit, credit: credit)
            return
        }
        try chooseAmountsByCells()
    }

    private mutating func chooseAmountsByCells() throws {
        let candidates = columns.indices.filter { column in
            guard isFigure(column), !columns[column].isDate, column != layout.balance else { return false }
            guard column < header.names.count, let role = CSVHeaderNames.role(of: header.names[column])?.role else { return true }
            return role == .amount
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

    /// Fees beside an amount that does not hold them. Where balances tell, they decide in the end.
    private mutating func chooseFee() {
        guard let fee = header.all(.fee).first(where: { isNamedFigure($0) && !layout.amountColumns.contains($0) }) else { return }
        layout.fee = fee
        layout.feesAreSigned = columns[fee].negatives > 0
        feesAreIncluded = CSVHeaderNames.fold(header.names[fee]).hasPrefix("total")
    }

    // MARK: - Signs

    private mutating func chooseSign() throws {
        guard case .signed(let amount) = layout.amounts, columns.indices.contains(amount) else { return }
        let survey = columns[amount]
        if survey.debitMarks + survey.creditMarks > 0, survey.unmarked > 0, survey.negatives == survey.debitMarks {
            layout.unmarked = survey.debitMarks == 0 ? .debit : .unknown
        }
        guard let indicator = indicatorColumn else {
            if layout.balance == nil { mayBeInverted = survey.figures >= 3 && survey.negatives * 2 < survey.figures }
            return
        }
        var count = CSVSignCount()
        front.rows { count.add(amount: $0.bytes(amount), word: $0.bytes(indicator)) }
        let isNamed = header.all(.indicator).contains(indicator)
        guard !count.isEmpty else {
            if isNamed, survey.negatives == 0, survey.debitMarks + survey.creditMarks == 0, survey.unmarked > 0 { throw unknownSigns(indicator) }
            return
        }
        // "Deposit" beside a kind that nobody knows is no proof that amounts have no signs.
        guard isNamed || survey.negatives > 0 || count.hasDebits || columns[indicator].isIndicator else { return }
        switch count.style {
        case .unsigned:
            layout.indicator = indicator
            layout.invertsSign = false
        case .signed:
            if isNamed || columns[indicator].isIndicator { layout.signCheck = indicator }
        case .inverted:
            layout.invertsSign = true
            if isNamed || columns[indicator].isIndicator { layout.signCheck = indicator }
        }
    }

    /// The column that says money out or money in: by its name, else by its words.
    private var indicatorColumn: Int? {
        let named = header.all(.indicator).filter(isFilled)
        if let known = named.first(where: { columns[$0].debits + columns[$0].credits > 0 }) { return known }
        let kinds = header.all(.kind).filter(isFilled)
        if let known = kinds.first(where: { columns[$0].debits + columns[$0].credits > 0 }) { return known }
        let words = columns.indices.first { column in
            let survey = columns[column]
            guard survey.debits + survey.credits > 0, !layout.amountColumns.contains(column), !survey.isDate else { return false }
            if survey.isIndicator, survey.debits > 0 && survey.credits > 0 || survey.directionWords * 10 >= survey.filled * 9 { return true }
            // One word that nobody knows takes no sign away, unless the column is known to be something else.
            let role = column < header.names.count ? CSVHeaderNames.role(of: header.names[column])?.role : nil
            return role == nil && survey.debits > 0 && survey.credits > 0 && (survey.debits + survey.credits) * 2 >= survey.filled
        }
        return words ?? named.first
    }

    /// A column named as one, or one of which nothing else is known and that holds nothing but states.
    private var statusColumn: Int? {
        if let named = header.all(.status).first(where: { isFilled($0) && columns[$0].states > 0 }) { return named }
        if let named = header.first(.status) { return named }
        return columns.indices.first { column in
            let survey = columns[column]
            guard survey.states > 0, survey.states * 10 >= survey.filled * 9, !layout.memo.contains(column), layout.payee != column else {
                return false
            }
            return column >= header.names.count || CSVHeaderNames.role(of: header.names[column]) == nil
        }
    }

    private func unknownSigns(_ column: Int) -> StatementFileError {
        var words: [String] = []
        front.rows { row in
            let word = row.text(column)
            if words.count < 4, !word.isEmpty, !words.contains(word) { words.append(word) }
        }
        return StatementFileError(
            .malformed, line: shape.preamble + 1, message: "The words of the column \(name(of: column)) do not say which amounts are money out",
            found: words.joined(separator: ", "), expected: "words such as debit and credit, or amounts with signs")
    }

    private func name(of column: Int) -> String { column < shape.names.count ? shape.names[column] : "Column \(column + 1)" }

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
                    && !columns[$0].isIndicator && $0 != layout.indicator
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

    func finish(columns: [CSVColumnSurvey], dateOrder: DateOrder?) throws -> CSVGuess {
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
        let known = layout.currency ?? amountColumns.lazy.compactMap { columns[$0].currency }.first
        layout.currency = known
        let ofColumn = layout.currencyColumn.map { columns[$0].decimalsOfCodes } ?? []
        layout.decimal =
            CSVDecimalChoice(
                ranks: [amountColumns, moneyColumns, otherFigureColumns].map { $0.map { columns[$0] } },
                currencyDecimals: ofColumn.isEmpty ? Set([(known ?? currency)?.decimals].compactMap { $0 }) : ofColumn
            ).separator
        return CSVGuess(
            layout: try proved(layout), isDateAmbiguous: isAmbiguous, mayBeInverted: mayBeInverted, columnNames: shape.names)
    }

    /// The layout under which the amounts lead from balance to balance, where a balance column can tell.
    ///
    /// - Throws: `.malformed` where the balances show that amounts without signs are money out as well as in.
    private func proved(_ layout: CSVLayout) throws -> CSVLayout {
        var layout = layout
        if feesAreIncluded { layout.fee = nil }
        guard let proof = front.proof(of: layout), !proof.isProved else { return layout }
        var others: [CSVLayout] = []
        if let fee = header.all(.fee).first(where: isNamedFigure), !layout.amountColumns.contains(fee), header.all(.net).isEmpty {
            var other = layout
            other.fee = layout.fee == nil ? fee : nil
            other.feesAreSigned = columns[fee].negatives > 0
            others.append(other)
        }
        // Where most amounts are money out, as they are written, balances that contradict them are of what a card owes.
        if case .signed(let amount) = layout.amounts, layout.indicator == nil, !layout.invertsSign, layout.unmarked == .signed,
            columns[amount].negatives * 2 < columns[amount].figures
        {
            var other = layout
            other.invertsSign = true
            others.append(other)
        }
        for other in others where front.proof(of: other)?.isProved == true { return other }
        guard case .signed(let amount) = layout.amounts, layout.indicator == nil, layout.signCheck == nil, columns[amount].negatives == 0,
            proof.isProvedWithoutSigns
        else { return layout }
        throw StatementFileError(
            .malformed, line: shape.preamble + 1,
            message: "The amounts have no signs, but the balances show that some of them are money out", found: name(of: amount),
            expected: "signs, or a column that says which amounts are money out")
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
    private func hasFigures(_ column: Int) -> Bool { columns.indices.contains(column) && columns[column].figures > 0 }
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
