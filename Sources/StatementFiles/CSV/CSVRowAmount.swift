import Models

/// What a row says in its one or two columns of amounts.
enum CSVRowAmount {
    /// Credit positive.
    case figure(CSVFigure)
    /// A cell that is no amount, as written.
    case unreadable(String)

    /// Nil where the row has no amount.
    static func read(_ row: CSVScanner, by layout: CSVLayout) -> CSVRowAmount? {
        let decimal = layout.decimal.byte
        switch layout.amounts {
        case .signed(let column):
            let cell = row.bytes(column)
            guard !cell.isEmpty else { return nil }
            guard var figure = CSVFigure(cell, decimal: decimal) else { return .unreadable(cell.text) }
            if let indicator = layout.indicator {
                guard let side = CSVIndicator(row.bytes(indicator)) else { return .unreadable(row.text(indicator)) }
                if side == .debit { figure.figure = figure.figure.negated }
            }
            return .figure(figure, isInverted: layout.invertsSign)
        case .split(let debitColumn, let creditColumn):
            let debitCell = row.bytes(debitColumn)
            let creditCell = row.bytes(creditColumn)
            let debit = CSVFigure(debitCell, decimal: decimal)
            let credit = CSVFigure(creditCell, decimal: decimal)
            if debit == nil, !debitCell.isEmpty, !Self.isDash(debitCell) { return .unreadable(debitCell.text) }
            if credit == nil, !creditCell.isEmpty, !Self.isDash(creditCell) { return .unreadable(creditCell.text) }
            // A zero beside the other side's amount says nothing.
            if let debit, !debit.figure.isZero {
                if let credit, !credit.figure.isZero { return .unreadable(debitCell.text + " and " + creditCell.text) }
                var signed = debit
                if !debit.figure.isNegative { signed.figure = debit.figure.negated }
                return .figure(signed, isInverted: layout.invertsSign)
            }
            guard let credit = credit ?? debit else { return nil }
            return .figure(credit, isInverted: layout.invertsSign)
        }
    }

    private static func figure(_ figure: CSVFigure, isInverted: Bool) -> CSVRowAmount {
        guard isInverted else { return .figure(figure) }
        var inverted = figure
        inverted.figure = figure.figure.negated
        return .figure(inverted)
    }

    private static func isDash(_ cell: UnsafeRawBufferPointer) -> Bool { cell.equals("-") || cell.equals("--") }
}
