import Models

/// The amount of a row, parsed from one or two columns.
enum CSVRowAmount {
    /// The amount without fees; credit is positive.
    case amount(CSVAmount)
    /// A cell that is not an amount, as written.
    case unreadable(String)
    /// A number with an ambiguous separator, as written: `1.234`.
    case ambiguous(String)
    /// Neither debit nor credit is indicated; the text in place of the indicator.
    case missingIndicator(String)
    /// The sign conflicts with the indicator or the column; the conflicting texts.
    case conflictingSigns(String)

    /// Parses the amount of a row. Nil if the row has no amount.
    static func parse(_ row: CSVScanner, layout: CSVLayout, known: KnownLayout? = nil) -> CSVRowAmount? {
        let parsed: CSVRowAmount? =
            switch layout.amounts {
            case .signed(let column): signed(row, column, layout: layout, known: known)
            case .split(let debit, let credit): split(row, debit, credit, layout: layout)
            }
        if parsed == nil, let fee = layout.fee, let zero = amount(fee: row.bytes(fee)) { return subtractingFee(zero, row, layout: layout) }
        guard case .amount(let gross) = parsed else { return parsed }
        return subtractingFee(gross, row, layout: layout)
    }

    /// The amount in a cell. Without a known decimal separator only amounts without a separator are parsed. Nil for any other cell.
    static func amount(_ cell: UnsafeRawBufferPointer, decimal: CSVLayout.DecimalSeparator?) -> CSVAmount? {
        if let decimal { return CSVAmount(cell, decimal: decimal.byte) }
        guard let candidate = CSVAmountCandidate(cell), candidate.evidence == .none else { return nil }
        return CSVAmount(candidate, decimal: CSVLayout.DecimalSeparator.point.byte)
    }

    // MARK: - One column

    private static func signed(_ row: CSVScanner, _ column: Int, layout: CSVLayout, known: KnownLayout?) -> CSVRowAmount? {
        let cell = row.bytes(column)
        guard !cell.isEmpty, !isDash(cell) else { return nil }
        guard var amount = self.amount(cell, decimal: layout.decimal) else { return failure(cell, layout: layout) }
        if let indicator = layout.indicator {
            guard !amount.value.isZero else { return .amount(amount) }
            let word = row.bytes(indicator)
            let ofBlank: CSVDebitCreditIndicator? =
                switch word.isEmpty ? layout.blankIndicator : nil {
                case .debit: .debit
                case .credit: .credit
                case nil: nil
                }
            guard let direction = ofBlank ?? known?.direction(of: word.text) ?? CSVDebitCreditIndicator(word) else {
                return .missingIndicator(row.text(indicator))
            }
            guard !amount.value.isNegative else { return .conflictingSigns("\(cell.text) \(row.text(indicator))") }
            if direction == .debit { amount.value = amount.value.negated }
            return .amount(amount)
        }
        if !amount.hasSign, !amount.value.isZero {
            switch layout.unsignedAmounts {
            case .asWritten: break
            case .debit: amount.value = amount.value.negated
            case .unknown: return .missingIndicator(cell.text)
            }
        }
        if layout.invertsSign { amount.value = amount.value.negated }
        if let check = layout.signCheck, let direction = CSVDebitCreditIndicator(row.bytes(check)), !amount.value.isZero,
            amount.value.isNegative != (direction == .debit)
        {
            return .conflictingSigns("\(cell.text) \(row.text(check))")
        }
        return .amount(amount)
    }

    // MARK: - Two columns

    private static func split(_ row: CSVScanner, _ debitColumn: Int, _ creditColumn: Int, layout: CSVLayout) -> CSVRowAmount? {
        let debitCell = row.bytes(debitColumn)
        let creditCell = row.bytes(creditColumn)
        let debit = self.amount(debitCell, decimal: layout.decimal)
        let credit = self.amount(creditCell, decimal: layout.decimal)
        if debit == nil, !debitCell.isEmpty, !Self.isDash(debitCell) { return failure(debitCell, layout: layout) }
        if credit == nil, !creditCell.isEmpty, !Self.isDash(creditCell) { return failure(creditCell, layout: layout) }
        // A zero in the other column is ignored.
        if var debit, !debit.value.isZero {
            if let credit, !credit.value.isZero { return .unreadable(debitCell.text + " and " + creditCell.text) }
            // A negative amount in a column of unsigned debits may be a refund and is rejected.
            guard debit.value.isNegative == layout.debitsAreNegative else { return .conflictingSigns(debitCell.text) }
            if !debit.value.isNegative { debit.value = debit.value.negated }
            return .amount(inverted(debit, layout: layout))
        }
        guard var credit = credit ?? debit else { return nil }
        guard credit.value.isZero || credit.value.isNegative == layout.creditsAreNegative else { return .conflictingSigns(creditCell.text) }
        if credit.value.isNegative { credit.value = credit.value.negated }
        return .amount(inverted(credit, layout: layout))
    }

    private static func inverted(_ amount: CSVAmount, layout: CSVLayout) -> CSVAmount {
        guard layout.invertsSign else { return amount }
        var inverted = amount
        inverted.value = amount.value.negated
        return inverted
    }

    // MARK: - Fees

    /// No amount, for a row that has only a fee; nil if it has none.
    private static func amount(fee cell: UnsafeRawBufferPointer) -> CSVAmount? {
        guard !cell.isEmpty, CSVAmountCandidate(cell)?.isZero == false else { return nil }
        return "0".utf8.withContiguousStorageIfAvailable { CSVAmount(UnsafeRawBufferPointer($0), decimal: UInt8(ascii: ".")) } ?? nil
    }

    private static func subtractingFee(_ amount: CSVAmount, _ row: CSVScanner, layout: CSVLayout) -> CSVRowAmount {
        guard let column = layout.fee else { return .amount(amount) }
        let cell = row.bytes(column)
        guard !cell.isEmpty, !isDash(cell) else { return .amount(amount) }
        guard let fee = self.amount(cell, decimal: layout.decimal) else { return failure(cell, layout: layout) }
        let change = layout.feesAreSigned || fee.value.isNegative ? fee.value : fee.value.negated
        guard let net = amount.adding(change) else { return .unreadable(cell.text) }
        return .amount(net)
    }

    // MARK: - Cells

    private static func failure(_ cell: UnsafeRawBufferPointer, layout: CSVLayout) -> CSVRowAmount {
        if layout.decimal == nil, CSVAmountCandidate(cell) != nil { return .ambiguous(cell.text) }
        return .unreadable(cell.text)
    }

    private static func isDash(_ cell: UnsafeRawBufferPointer) -> Bool {
        cell.equals("-") || cell.equals("--") || cell.equals("\u{2013}") || cell.equals("\u{2014}")
    }
}
