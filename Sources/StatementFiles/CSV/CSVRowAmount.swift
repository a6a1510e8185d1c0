import Models

/// What a row says in its one or two columns of amounts.
enum CSVRowAmount {
    /// Credit positive, without fees.
    case figure(CSVFigure)
    /// A cell that is no amount, as written.
    case unreadable(String)
    /// A figure that is a thousand and more or one and a bit, as written: the file does not say which.
    case open(String)
    /// Whether it is money out or money in is not known; what stands where it should be said.
    case unknownSign(String)
    /// The sign and the word beside it, or the column, say opposite things.
    case contradiction(String)

    /// Nil where the row has no amount.
    static func read(_ row: CSVScanner, by layout: CSVLayout) -> CSVRowAmount? {
        let amount: CSVRowAmount? =
            switch layout.amounts {
            case .signed(let column): signed(row, column, by: layout)
            case .split(let debit, let credit): split(row, debit, credit, by: layout)
            }
        guard case .figure(let figure) = amount else { return amount }
        return withoutFee(figure, row, by: layout)
    }

    /// A figure by a known separator; without one only a figure that has none. Nil where it is no figure or stays open.
    static func figure(_ cell: UnsafeRawBufferPointer, decimal: CSVLayout.DecimalSeparator?) -> CSVFigure? {
        if let decimal { return CSVFigure(cell, decimal: decimal.byte) }
        guard let shape = CSVFigureShape(cell), shape.evidence == .none else { return nil }
        return CSVFigure(shape, decimal: CSVLayout.DecimalSeparator.point.byte)
    }

    // MARK: - One column

    private static func signed(_ row: CSVScanner, _ column: Int, by layout: CSVLayout) -> CSVRowAmount? {
        let cell = row.bytes(column)
        guard !cell.isEmpty, !isDash(cell) else { return nil }
        guard var amount = figure(cell, decimal: layout.decimal) else { return failure(cell, by: layout) }
        if let indicator = layout.indicator {
            guard !amount.figure.isZero else { return .figure(amount) }
            guard let side = CSVIndicator(row.bytes(indicator)) else { return .unknownSign(row.text(indicator)) }
            guard !amount.figure.isNegative else { return .contradiction("\(cell.text) \(row.text(indicator))") }
            if side == .debit { amount.figure = amount.figure.negated }
            return .figure(amount)
        }
        if !amount.hasSign, !amount.figure.isZero {
            switch layout.unmarked {
            case .signed: break
            case .debit: amount.figure = amount.figure.negated
            case .unknown: return .unknownSign(cell.text)
            }
        }
        if layout.invertsSign { amount.figure = amount.figure.negated }
        if let check = layout.signCheck, let side = CSVIndicator(row.bytes(check)), !amount.figure.isZero,
            amount.figure.isNegative != (side == .debit)
        {
            return .contradiction("\(cell.text) \(row.text(check))")
        }
        return .figure(amount)
    }

    // MARK: - Two columns

    private static func split(_ row: CSVScanner, _ debitColumn: Int, _ creditColumn: Int, by layout: CSVLayout) -> CSVRowAmount? {
        let debitCell = row.bytes(debitColumn)
        let creditCell = row.bytes(creditColumn)
        let debit = figure(debitCell, decimal: layout.decimal)
        let credit = figure(creditCell, decimal: layout.decimal)
        if debit == nil, !debitCell.isEmpty, !Self.isDash(debitCell) { return failure(debitCell, by: layout) }
        if credit == nil, !creditCell.isEmpty, !Self.isDash(creditCell) { return failure(creditCell, by: layout) }
        // A zero beside the other side's amount says nothing.
        if var debit, !debit.figure.isZero {
            if let credit, !credit.figure.isZero { return .unreadable(debitCell.text + " and " + creditCell.text) }
            // A minus among money out without one may be money that came back.
            guard debit.figure.isNegative == layout.debitsAreNegative else { return .contradiction(debitCell.text) }
            if !debit.figure.isNegative { debit.figure = debit.figure.negated }
            return .figure(turned(debit, by: layout))
        }
        guard let credit = credit ?? debit else { return nil }
        guard !credit.figure.isNegative else { return .contradiction(creditCell.text) }
        return .figure(turned(credit, by: layout))
    }

    private static func turned(_ figure: CSVFigure, by layout: CSVLayout) -> CSVFigure {
        guard layout.invertsSign else { return figure }
        var turned = figure
        turned.figure = figure.figure.negated
        return turned
    }

    // MARK: - Fees

    private static func withoutFee(_ amount: CSVFigure, _ row: CSVScanner, by layout: CSVLayout) -> CSVRowAmount {
        guard let column = layout.fee else { return .figure(amount) }
        let cell = row.bytes(column)
        guard !cell.isEmpty, !isDash(cell) else { return .figure(amount) }
        guard let fee = figure(cell, decimal: layout.decimal) else { return failure(cell, by: layout) }
        let change = layout.feesAreSigned || fee.figure.isNegative ? fee.figure : fee.figure.negated
        guard let net = amount.adding(change) else { return .unreadable(cell.text) }
        return .figure(net)
    }

    // MARK: - Cells

    private static func failure(_ cell: UnsafeRawBufferPointer, by layout: CSVLayout) -> CSVRowAmount {
        if layout.decimal == nil, CSVFigureShape(cell) != nil { return .open(cell.text) }
        return .unreadable(cell.text)
    }

    private static func isDash(_ cell: UnsafeRawBufferPointer) -> Bool {
        cell.equals("-") || cell.equals("--") || cell.equals("\u{2013}") || cell.equals("\u{2014}")
    }
}
