import Models

/// Turns one record into a line of a statement.
struct CSVRow {

    enum Outcome {
        /// With what is to be said of it.
        case line(StatementLine, Diagnostic?)
        /// Blank, a total, a balance: nothing that moves money.
        case passedOver(Diagnostic?)
        case rejected(Diagnostic)
    }

    let layout: CSVLayout
    private var ownAccount: [UInt8]?
    var currency: [UInt8]?
    /// The sign of the first amount that has one of several currencies'.
    var currencySign: CurrencySign?
    /// Words of the status column that were not known and are said.
    var unknownStates: Set<String> = []

    var states = CSVWordCache<CSVStatusWord>()

    static let statesSaid = 20

    init(layout: CSVLayout) {
        self.layout = layout
    }

    // MARK: - The first row

    /// What the row says about the account.
    func describe(_ header: inout StatementHeader, from row: CSVScanner) {
        header.line = row.line
        if let column = layout.currencyColumn, case .currency(let known) = CSVCurrencyCell(row.bytes(column)) { header.currency = known }
        if header.currency == nil { header.currencySign = currencySign }
        guard let column = layout.ownAccount else { return }
        if layout.isCoffer {
            header.name = CSVCell.unguarded(row.exactText(column))
        } else if let iban = CheckedIBAN.text(ofBytes: row.bytes(column)) {
            header.iban = iban
        } else {
            let text = row.text(column)
            header.accountNumber = text.isEmpty ? nil : text
        }
    }

    // MARK: - Rows

    /// - Throws: `.needsChoice` where a date or an amount is open and the layout does not settle it; `.malformed` where another table begins.
    mutating func read(_ row: CSVScanner) throws -> Outcome {
        let (dateCell, isPendingByDate) = dateCell(of: row)
        guard let date = dateCell.isEmpty ? nil : CSVDate(dateCell) else {
            if row.isBlank { return .passedOver(nil) }
            try refuseAnotherTable(row)
            if CSVRowWords.isTotal(row, by: layout) { return passedOver(row) }
            if dateCell.isEmpty { return rejected(row, "The row has no date", found: row.text(0), expected: "a date") }
            return rejected(row, "The date cannot be read", found: row.text(layout.date), expected: "a date")
        }
        if layout.dateOrder == nil, case .open(let first, let second, _) = date, first != second, first <= 12, second <= 12 {
            throw StatementFileError(
                .needsChoice, choice: .dateOrder, line: row.line, message: "The file does not say whether the day or the month comes first",
                found: dateCell.text,
                expected: "the order of the dates")
        }
        guard let day = date.day(in: layout.dateOrder ?? (isMonthFirst(date) ? .monthFirst : .dayFirst)) else {
            return rejected(row, "There is no such day in this order of dates", found: row.text(layout.date), expected: orderText)
        }
        if !layout.isCoffer, layout.isBalanceRow(row) { return passedOver(row) }
        let amount: CSVFigure
        switch CSVRowAmount.read(row, by: layout) {
        case .figure(let figure): amount = figure
        case nil:
            if isBlankButDate(row) || CSVRowWords.isTotal(row, by: layout) { return passedOver(row) }
            return rejected(row, "The row has no amount", found: nil, expected: "an amount")
        case .unreadable(let found):
            return rejected(
                row, "The amount cannot be read", found: found, expected: "an amount with a decimal \(layout.decimal ?? .point)")
        case .open(let found):
            throw StatementFileError(
                .needsChoice, choice: .decimal, line: row.line,
                message: "The file does not say whether a point or a comma stands before the decimals (\(found))", found: found,
                expected: "the sign before the decimals")
        case .unknownSign(let found):
            return rejected(
                row, "The row does not say whether it is money out or money in", found: found, expected: "a word for debit or credit")
        case .contradiction(let found):
            return rejected(row, "The signs of the row contradict each other", found: found, expected: "signs as in the other rows")
        }
        if let other = try otherAccount(row) { return other }

        var line = StatementLine(line: row.line, day: day, amount: amount.figure)
        if let refusal = take(currency: row, beside: amount, into: &line) { return .rejected(refusal) }
        if let column = layout.valueDate { line.valueDay = self.day(row.bytes(column)) }
        if let column = layout.purchaseDate { line.purchaseDay = self.day(row.bytes(column)) }
        if let column = layout.id { line.bankId = nonempty(row, column) }
        if let column = layout.reference { line.reference = layout.isCoffer ? exact(row, column) : nonempty(row, column) }
        let remark = takeStatus(row, isPendingByDate: isPendingByDate, into: &line)
        if layout.isCoffer { return takeExactTexts(row, into: line) }
        if let column = layout.counterparty { line.counterparty = nonempty(row, column) }
        if let column = layout.category { line.category = nonempty(row, column) }
        if let payer = layout.payer, !line.amount.isNegative { line.payee = row.text(payer) }
        if line.payee.isEmpty, let payee = layout.payee { line.payee = row.text(payee) }
        for column in layout.memo where !row.bytes(column).isEmpty {
            line.memo = line.memo.isEmpty ? row.text(column) : line.memo + " " + row.text(column)
        }
        return .line(line, remark)
    }

    // MARK: - Accounts

    private mutating func otherAccount(_ row: CSVScanner) throws -> Outcome? {
        guard let column = layout.ownAccount else { return nil }
        let cell = row.bytes(column)
        guard let own = ownAccount else {
            ownAccount = Array(cell)
            return nil
        }
        guard !own.elementsEqual(cell) else { return nil }
        if layout.isCoffer {
            throw StatementFileError(
                .needsChoice, line: row.line, message: "The export holds several accounts and can be read back only one by one",
                found: row.text(column),
                expected: String(decoding: own, as: UTF8.self))
        }
        return rejected(
            row, "The row is of another account than the first", found: row.text(column), expected: String(decoding: own, as: UTF8.self))
    }

    // MARK: - Coffer's own export

    private func takeExactTexts(_ row: CSVScanner, into line: StatementLine) -> Outcome {
        var line = line
        line.payee = layout.payee.map { CSVCell.unguarded(row.exactText($0)) } ?? ""
        line.memo = layout.memo.first.map { CSVCell.unguarded(row.exactText($0)) } ?? ""
        line.category = layout.category.flatMap { exact(row, $0) }
        line.transferAccount = exact(row, CofferCSV.transferColumn)
        if let currency = Currency(code: row.text(CofferCSV.foreignCurrencyColumn)),
            let figure = DecimalFigure(bytes: row.bytes(CofferCSV.foreignAmountColumn))
        {
            line.foreign = ForeignFigure(amount: figure, currency: currency)
        }
        guard let parts = CofferCSV.parts(of: CSVCell.unguarded(row.exactText(CofferCSV.partsColumn))) else {
            return rejected(
                row, "The parts of the split cannot be read", found: row.text(CofferCSV.partsColumn), expected: "-12.50 category Name|…")
        }
        line.parts = parts
        return .line(line, nil)
    }

    private func exact(_ row: CSVScanner, _ column: Int) -> String? {
        let text = CSVCell.unguarded(row.exactText(column))
        return text.isEmpty ? nil : text
    }

    // MARK: - Cells

    private func day(_ cell: UnsafeRawBufferPointer) -> Day? {
        guard !cell.isEmpty, let date = CSVDate(cell) else { return nil }
        return date.day(in: layout.dateOrder ?? (isMonthFirst(date) ? .monthFirst : .dayFirst))
    }

    private func isMonthFirst(_ date: CSVDate) -> Bool {
        if case .open(_, let second, _) = date { return second > 12 }
        return false
    }

    private var orderText: String {
        switch layout.dateOrder {
        case .monthFirst: "month, day, year"
        case .yearFirst: "year, month, day"
        default: "day, month, year"
        }
    }

    private func nonempty(_ row: CSVScanner, _ column: Int) -> String? {
        let text = row.text(column)
        return text.isEmpty ? nil : text
    }

    /// A row that is left out, and what stands in it.
    private func passedOver(_ row: CSVScanner) -> Outcome {
        let cells = row.fields.indices.prefix(16).map(row.text).filter { !$0.isEmpty }
        return .passedOver(
            Diagnostic(
                line: row.line, severity: .note, message: "The row states a sum or a balance, or is a remark, and was passed over",
                found: cells.joined(separator: " ")))
    }

    /// Below another header the columns are others.
    private func refuseAnotherTable(_ row: CSVScanner) throws {
        let names = row.fields.indices.prefix(64).map(row.text)
        guard layout.hasHeader, !layout.isCoffer, names.count > 2, CSVHeaderRow(names: names).score > 2 else { return }
        throw StatementFileError(
            .malformed, line: row.line, message: "Another table with other columns begins here", found: names.joined(separator: ", "),
            expected: "one table in a file")
    }

    private func isBlankButDate(_ row: CSVScanner) -> Bool {
        row.fields.indices.allSatisfy { $0 == layout.date || row.bytes($0).isEmpty }
    }

    private func rejected(_ row: CSVScanner, _ message: String, found: String?, expected: String) -> Outcome {
        .rejected(Diagnostic(line: row.line, severity: .rejected, message: message, found: found, expected: expected))
    }
}
