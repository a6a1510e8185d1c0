import Models

/// Parses one record into a statement line, in two steps: `parse` determines the kind of the record, and `complete` sets a line from it. A line is
/// large, so it is never copied on the way to the sink.
struct CSVRowParser {
    enum Outcome {
        /// A line: the day, the amount, and whether only the cell of the day denotes it as pending.
        case line(Day, CSVAmount, isPendingByDate: Bool)
        /// A balance that the table states in a separate row.
        case balance(StatementBalance, CSVSummaryRow.Kind, Diagnostic)
        /// Text that continues the preceding line.
        case continuation(String)
        /// A row that is not a transaction: blank, a total, a balance. With an optional note.
        case skipped(Diagnostic?)
        case rejected(Diagnostic)
    }

    let layout: CSVLayout
    var ownAccount: [UInt8]?
    var currency: [UInt8]?
    /// The shared currency symbol of the first amount that has one.
    var currencySymbol: SharedCurrencySymbol?
    /// Unknown status words that were reported.
    var unknownStatuses: Set<String> = []

    var statusCache = CSVWordCache<CSVRowStatus>()
    let known: KnownLayout?
    let rules: KnownRowRules?
    /// The memo columns in the order in which they may name the payee. The kind of transaction is used only if no other column names a payee.
    let payeeTexts: [Int]
    /// The account whose rows are read, as written; nil: that of the first row.
    let wantedAccount: [UInt8]?
    /// The other accounts of the rows, in the order of the file.
    var otherAccounts: [[UInt8]] = []
    /// The maximum number of accounts of a file that are read one by one.
    static let maximumAccounts = 64

    static let maximumReportedStatuses = 20

    /// - Parameter account: the cell of the account whose rows are read; nil: that of the first row.
    init(layout: CSVLayout, account: [UInt8]? = nil) {
        self.layout = layout
        wantedAccount = account
        ownAccount = account
        known = layout.known.flatMap(KnownLayouts.find)
        rules = known.map { KnownRowRules($0, columns: layout.wordColumns) }
        payeeTexts = layout.memo.filter { $0 != layout.kind } + layout.memo.filter { $0 == layout.kind }
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
        } else if header.iban == nil {
            let text = row.text(column)
            if text.contains(where: \.isNumber) {
                header.accountNumber = text
            } else if !text.isEmpty {
                header.name = text
            }
        }
        if let column = layout.accountName, header.name == nil { header.name = nonempty(row, column) }
    }

    // MARK: - Rows

    /// Parses one row.
    ///
    /// - Throws: `.needsChoice` if a date or an amount is ambiguous in the layout; `.malformed` if a second table starts.
    mutating func parse(_ row: CSVScanner) throws -> Outcome {
        if layout.ownAccount != nil, let outcome = try outcomeOfOtherAccount(row) { return outcome }
        let (dateCell, isPendingByDate) = dateCell(of: row)
        guard let date = dateCell.isEmpty ? nil : CSVDate(dateCell) else {
            if row.isBlank { return .skipped(nil) }
            try rejectSecondTable(row)
            if isPendingByDate { return pendingWithoutDay(row) }
            if rules?.isSkipped(row) == true { return skipped(row) }
            if dateCell.isEmpty, let text = continuation(row) { return .continuation(text) }
            if CSVSummaryRow.isTotal(row, layout: layout) { return skipped(row) }
            if dateCell.isEmpty, !layout.isCofferExport, isStatedFigure(row) { return skipped(row) }
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
        if !layout.isCofferExport {
            if let kind = layout.summaryKind(of: row) { return summary(kind, row, day) }
            if rules?.isSkipped(row) == true { return skipped(row) }
        }
        if row.isMisaligned {
            return rejected(row, .csvAmountUnreadable, found: text(of: row), expected: "quotes around numbers with a comma")
        }
        let amount: CSVAmount
        switch CSVRowAmount.parse(row, layout: layout, known: known) {
        case .amount(let parsed): amount = parsed
        case nil:
            if isBlankButDate(row) || CSVSummaryRow.isTotal(row, layout: layout) { return skipped(row) }
            // Only the day of purchase or value: a row that is not booked yet.
            if !layout.isCofferExport, row.bytes(layout.date).isEmpty { return pendingWithoutDay(row) }
            if let text = continuation(row, hasDay: true) { return .continuation(text) }
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

        return .line(day, amount, isPendingByDate: isPendingByDate)
    }

    /// Sets a line from a record that `parse` recognised as one.
    ///
    /// - Returns: a note, a warning, or the rejection of the record; nil if there is none.
    mutating func complete(
        _ line: inout StatementLine, from row: CSVScanner, day: Day, amount: CSVAmount, isPendingByDate: Bool
    ) -> Diagnostic? {
        line.reset(line: row.line, day: day, amount: amount.value)
        if let rejection = applyCurrency(of: row, amount: amount, to: &line) { return rejection }
        if let column = layout.valueDate { line.valueDay = self.day(row.bytes(column)) }
        if let column = layout.purchaseDate { line.purchaseDay = self.day(row.bytes(column)) }
        if let column = layout.id { line.bankId = nonempty(row, column) }
        if let column = layout.reference { line.reference = layout.isCofferExport ? exact(row, column) : nonempty(row, column) }
        let note = applyStatus(of: row, isPendingByDate: isPendingByDate, to: &line)
        if layout.booksPending, line.status == .pending { line.status = .booked }
        if layout.isCofferExport { return applyExportColumns(of: row, to: &line) ?? note }
        if let column = layout.counterparty { line.counterparty = nonempty(row, column) }
        if let column = layout.category { line.category = nonempty(row, column) }
        applyTexts(of: row, to: &line)
        return note
    }

    // MARK: - Cells

    func day(_ cell: UnsafeRawBufferPointer) -> Day? { cell.isEmpty ? nil : CSVDate(cell).flatMap(day) }

    /// The day of a date in the layout's order.
    func day(_ date: CSVDate) -> Day? {
        date.day(in: layout.dateOrder ?? (isMonthFirst(date) ? .monthFirst : .dayFirst))
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

    func nonempty(_ row: CSVScanner, _ column: Int) -> String? {
        let text = row.text(column)
        return text.isEmpty ? nil : text
    }

    /// The outcome of a skipped row, with a note that contains its text.
    func skipped(_ row: CSVScanner) -> Outcome { .skipped(passedOver(row)) }

    func passedOver(_ row: CSVScanner) -> Diagnostic {
        Diagnostic(line: row.line, severity: .note, code: .csvRowPassedOver, found: text(of: row))
    }

    private func text(of row: CSVScanner) -> String {
        row.fields.indices.prefix(16).map(row.text).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Throws if the row is the header of another table.
    private func rejectSecondTable(_ row: CSVScanner) throws {
        let names = row.fields.indices.prefix(64).map(row.text)
        guard layout.hasHeader, !layout.isCofferExport, names.count > 2, CSVHeaderRow(names: names).score > 4 else { return }
        throw StatementFileError(
            .malformed, line: row.line, code: .csvSecondTable, found: names.joined(separator: ", "),
            expected: "one table in a file")
    }

    private func pendingWithoutDay(_ row: CSVScanner) -> Outcome {
        .skipped(Diagnostic(line: row.line, severity: .note, code: .csvRowPendingWithoutDay, found: text(of: row)))
    }

    /// Whether a row without a day states a balance, or has neither an amount nor a text in the columns of the table.
    private func isStatedFigure(_ row: CSVScanner) -> Bool {
        let indices = row.fields.indices.prefix(16)
        if indices.contains(where: { CSVSummaryRow.kind(of: row.bytes($0)) != nil }) { return true }
        guard layout.amountColumns.allSatisfy({ row.bytes($0).isEmpty }) else { return false }
        return !indices.contains { CSVTextKind(row.bytes($0)) == .words }
    }

    private func isBlankButDate(_ row: CSVScanner) -> Bool {
        row.fields.indices.allSatisfy { $0 == layout.date || row.bytes($0).isEmpty }
    }

    func rejected(_ row: CSVScanner, _ code: DiagnosticCode, found: String?, expected: String) -> Outcome {
        .rejected(rejection(row, code, found: found, expected: expected))
    }

    func rejection(_ row: CSVScanner, _ code: DiagnosticCode, found: String?, expected: String) -> Diagnostic {
        Diagnostic(line: row.line, severity: .rejected, code: code, found: found, expected: expected)
    }
}
