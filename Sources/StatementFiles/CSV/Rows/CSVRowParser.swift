import Models

/// Parses one record into a statement line.
struct CSVRowParser {

    enum Outcome {
        /// A line, with an optional note or warning.
        case line(StatementLine, Diagnostic?)
        /// A row that is not a transaction: blank, a total, a balance. With an optional note.
        case skipped(Diagnostic?)
        case rejected(Diagnostic)
    }

    let layout: CSVLayout
    private var ownAccount: [UInt8]?
    var currency: [UInt8]?
    /// The shared currency symbol of the first amount that has one.
    var currencySymbol: SharedCurrencySymbol?
    /// Unknown status words that were reported.
    var unknownStatuses: Set<String> = []

    var statusCache = CSVWordCache<CSVRowStatus>()

    static let maximumReportedStatuses = 20

    init(layout: CSVLayout) {
        self.layout = layout
    }

    // MARK: - Header

    /// Sets the header's account and currency from the first row.
    func fillHeader(_ header: inout StatementHeader, from row: CSVScanner) {
        header.line = row.line
        if let column = layout.currencyColumn, case .currency(let known) = CSVCurrencyCell(row.bytes(column)) { header.currency = known }
        if header.currency == nil { header.currencySymbol = currencySymbol }
        guard let column = layout.ownAccount else { return }
        if layout.isCofferExport {
            header.name = CSVCell.unguarded(row.exactText(column))
        } else if let iban = IBANParser.parse(bytes: row.bytes(column)) {
            header.iban = iban
        } else {
            let text = row.text(column)
            header.accountNumber = text.isEmpty ? nil : text
        }
    }

    // MARK: - Rows

    /// Parses one row.
    ///
    /// - Throws: `.needsChoice` if a date or an amount is ambiguous in the layout; `.malformed` if a second table starts.
    mutating func parse(_ row: CSVScanner) throws -> Outcome {
        let (dateCell, isPendingByDate) = dateCell(of: row)
        guard let date = dateCell.isEmpty ? nil : CSVDate(dateCell) else {
            if row.isBlank { return .skipped(nil) }
            try rejectSecondTable(row)
            if CSVSummaryRow.isTotal(row, layout: layout) { return skipped(row) }
            if dateCell.isEmpty { return rejected(row, .csvDateMissing, found: row.text(0), expected: "a date") }
            return rejected(row, .csvDateUnreadable, found: row.text(layout.date), expected: "a date")
        }
        if layout.dateOrder == nil, case .unordered(let first, let second, _) = date, first != second, first <= 12, second <= 12 {
            throw StatementFileError(
                .needsChoice, choice: .dateOrder, line: row.line, code: .csvDateOrderUnknown, found: dateCell.text,
                expected: "the order of the dates")
        }
        guard let day = date.day(in: layout.dateOrder ?? (isMonthFirst(date) ? .monthFirst : .dayFirst)) else {
            return rejected(row, .csvNoSuchDay, found: row.text(layout.date), expected: orderText)
        }
        if !layout.isCofferExport, layout.isBalanceRow(row) { return skipped(row) }
        let amount: CSVAmount
        switch CSVRowAmount.parse(row, layout: layout) {
        case .amount(let parsed): amount = parsed
        case nil:
            if isBlankButDate(row) || CSVSummaryRow.isTotal(row, layout: layout) { return skipped(row) }
            return rejected(row, .csvAmountMissing, found: nil, expected: "an amount")
        case .unreadable(let found):
            return rejected(
                row, .csvAmountUnreadable, found: found, expected: "an amount with a decimal \(layout.decimal ?? .point)")
        case .ambiguous(let found):
            throw StatementFileError(
                .needsChoice, choice: .decimal, line: row.line, code: .csvDecimalUnknown, arguments: [found], found: found,
                expected: "the sign before the decimals")
        case .missingIndicator(let found):
            return rejected(
                row, .csvDirectionMissing, found: found, expected: "a word for debit or credit")
        case .conflictingSigns(let found):
            return rejected(row, .csvSignsContradictory, found: found, expected: "signs as in the other rows")
        }
        if let rejection = try rejectionForOtherAccount(row) { return rejection }

        var line = StatementLine(line: row.line, day: day, amount: amount.value)
        if let rejection = applyCurrency(of: row, amount: amount, to: &line) { return .rejected(rejection) }
        if let column = layout.valueDate { line.valueDay = self.day(row.bytes(column)) }
        if let column = layout.purchaseDate { line.purchaseDay = self.day(row.bytes(column)) }
        if let column = layout.id { line.bankId = nonempty(row, column) }
        if let column = layout.reference { line.reference = layout.isCofferExport ? exact(row, column) : nonempty(row, column) }
        let note = applyStatus(of: row, isPendingByDate: isPendingByDate, to: &line)
        if layout.isCofferExport { return applyExportColumns(of: row, to: line) }
        if let column = layout.counterparty { line.counterparty = nonempty(row, column) }
        if let column = layout.category { line.category = nonempty(row, column) }
        if let payer = layout.payer, !line.amount.isNegative { line.payee = row.text(payer) }
        if line.payee.isEmpty, let payee = layout.payee { line.payee = row.text(payee) }
        for column in layout.memo where !row.bytes(column).isEmpty {
            line.memo = line.memo.isEmpty ? row.text(column) : line.memo + " " + row.text(column)
        }
        return .line(line, note)
    }

    // MARK: - Accounts

    private mutating func rejectionForOtherAccount(_ row: CSVScanner) throws -> Outcome? {
        guard let column = layout.ownAccount else { return nil }
        let cell = row.bytes(column)
        guard let own = ownAccount else {
            ownAccount = Array(cell)
            return nil
        }
        guard !own.elementsEqual(cell) else { return nil }
        if layout.isCofferExport {
            throw StatementFileError(
                .needsChoice, line: row.line, code: .csvSeveralAccounts, found: row.text(column),
                expected: String(decoding: own, as: UTF8.self))
        }
        return rejected(
            row, .csvOtherAccount, found: row.text(column), expected: String(decoding: own, as: UTF8.self))
    }

    // MARK: - Coffer's own export

    private func applyExportColumns(of row: CSVScanner, to line: StatementLine) -> Outcome {
        var line = line
        line.payee = layout.payee.map { CSVCell.unguarded(row.exactText($0)) } ?? ""
        line.memo = layout.memo.first.map { CSVCell.unguarded(row.exactText($0)) } ?? ""
        line.category = layout.category.flatMap { exact(row, $0) }
        line.transferAccount = exact(row, CofferCSV.transferColumn)
        if let currency = Currency(code: row.text(CofferCSV.foreignCurrencyColumn)),
            let value = DecimalFigure(bytes: row.bytes(CofferCSV.foreignAmountColumn))
        {
            line.foreign = ForeignAmount(amount: value, currency: currency)
        }
        guard let parts = CofferCSV.parts(of: CSVCell.unguarded(row.exactText(CofferCSV.partsColumn))) else {
            return rejected(
                row, .csvPartsUnreadable, found: row.text(CofferCSV.partsColumn), expected: "-12.50 category Name|…")
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
        if case .unordered(_, let second, _) = date { return second > 12 }
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

    /// The outcome of a skipped row, with a note that contains its text.
    private func skipped(_ row: CSVScanner) -> Outcome {
        let cells = row.fields.indices.prefix(16).map(row.text).filter { !$0.isEmpty }
        return .skipped(
            Diagnostic(line: row.line, severity: .note, code: .csvRowPassedOver, found: cells.joined(separator: " ")))
    }

    /// Throws if the row is the header of another table.
    private func rejectSecondTable(_ row: CSVScanner) throws {
        let names = row.fields.indices.prefix(64).map(row.text)
        guard layout.hasHeader, !layout.isCofferExport, names.count > 2, CSVHeaderRow(names: names).score > 2 else { return }
        throw StatementFileError(
            .malformed, line: row.line, code: .csvSecondTable, found: names.joined(separator: ", "),
            expected: "one table in a file")
    }

    private func isBlankButDate(_ row: CSVScanner) -> Bool {
        row.fields.indices.allSatisfy { $0 == layout.date || row.bytes($0).isEmpty }
    }

    private func rejected(_ row: CSVScanner, _ code: DiagnosticCode, found: String?, expected: String) -> Outcome {
        .rejected(Diagnostic(line: row.line, severity: .rejected, code: code, found: found, expected: expected))
    }
}
