package import Models

extension CSVLayout {

    /// Where amounts stand: one column, or the two of money out and money in.
    var amountColumns: [Int] {
        switch amounts {
        case .signed(let column): [column]
        case .split(let debit, let credit): [debit, credit]
        }
    }

    /// What of it a person is shown and can set.
    package var columnLayout: ColumnLayout {
        var columns = ColumnLayout()
        columns.delimiter = ColumnLayout.Delimiter(rawValue: delimiter.rawValue) ?? .comma
        columns.hasHeader = hasHeader
        columns.dateOrder = dateOrder?.rawValue
        columns.decimal = decimal.flatMap { ColumnLayout.DecimalSeparator(rawValue: $0.rawValue) }
        columns.invertsSign = invertsSign
        columns.day = date
        switch amounts {
        case .signed(let column): columns.amount = column
        case .split(let debit, let credit): (columns.debit, columns.credit) = (debit, credit)
        }
        columns.payee = payee
        columns.memo = memo
        columns.currency = currencyColumn
        columns.id = id
        return columns
    }

    /// This layout, found in a file, with what a person says of it. A column that is something else now is no longer what was found.
    ///
    /// - Throws: `StatementFileError` `.malformed` where the column of days or of amounts is not said.
    func corrected(by columns: ColumnLayout) throws -> CSVLayout {
        guard let day = columns.day, Self.isColumn(day) else {
            throw StatementFileError(.malformed, line: 1, message: "No column was chosen as the day", expected: "a column of dates")
        }
        var layout = self
        if let amount = columns.amount, Self.isColumn(amount) {
            if layout.amounts != .signed(amount) { layout.forgetSigns() }
            layout.amounts = .signed(amount)
        } else if let debit = columns.debit, let credit = columns.credit, Self.isColumn(debit), Self.isColumn(credit) {
            let found = CSVLayout.Amounts.split(debit: debit, credit: credit)
            if layout.amounts != found { layout.forgetSigns() }
            layout.amounts = found
        } else {
            throw StatementFileError(
                .malformed, line: 1, message: "No column was chosen as the amount",
                expected: "a column of amounts, or two: money out and money in")
        }
        layout.isCoffer = false
        layout.isChosen = true
        layout.hasHeader = columns.hasHeader
        layout.date = day
        layout.dateOrder = columns.dateOrder.flatMap(DateOrder.init)
        layout.decimal = columns.decimal.flatMap { DecimalSeparator(rawValue: $0.rawValue) }
        layout.invertsSign = columns.invertsSign
        if payee != columns.payee { layout.payer = nil }
        layout.payee = columns.payee.flatMap { Self.isColumn($0) ? $0 : nil }
        layout.memo = columns.memo.filter(Self.isColumn)
        if currencyColumn != columns.currency { layout.currency = nil }
        layout.currencyColumn = columns.currency.flatMap { Self.isColumn($0) ? $0 : nil }
        layout.id = columns.id.flatMap { Self.isColumn($0) ? $0 : nil }
        let taken = Set(layout.amountColumns + [day] + [layout.payee, layout.currencyColumn, layout.id].compactMap { $0 } + layout.memo)
        for role in [
            \CSVLayout.valueDate, \.purchaseDate, \.indicator, \.signCheck, \.fee, \.balance, \.payer, \.category, \.reference, \.status,
            \.ownAccount,
            \.counterparty,
        ] {
            if let column = layout[keyPath: role], taken.contains(column) { layout[keyPath: role] = nil }
        }
        return layout
    }

    /// What was found about the signs of other columns says nothing of the chosen ones.
    private mutating func forgetSigns() {
        (indicator, signCheck, fee) = (nil, nil, nil)
        (unmarked, debitsAreNegative, feesAreSigned) = (.signed, false, false)
    }

    private static func isColumn(_ number: Int) -> Bool { (0..<CSVScanner.maximumFields).contains(number) }
}
