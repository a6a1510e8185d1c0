package import Models

extension CSVLayout {
    /// The amount columns: one, or the debit and the credit column.
    var amountColumns: [Int] {
        switch amounts {
        case .signed(let column): [column]
        case .split(let debit, let credit): [debit, credit]
        }
    }

    /// The balance after a row, from its cell: that of an account, where debt is negative; nil if the cell has none.
    func balance(in row: CSVScanner, after amount: DecimalFigure) -> DecimalFigure? {
        guard let balance, let stated = CSVRowAmount.amount(row.bytes(balance), decimal: decimal) else { return nil }
        let value = balanceIsDebt ? stated.value.negated : stated.value
        guard balanceIsBefore else { return value }
        var sum = ExactSum()
        sum.add(value)
        sum.add(amount)
        return sum.value
    }

    /// The part of the layout that the user can view and edit.
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
        columns.category = category
        columns.id = id
        return columns
    }

    /// Whether the amounts are in the user's columns and with the user's sign.
    func hasAmounts(like columns: ColumnLayout) -> Bool {
        switch amounts {
        case .signed(let column): columns.amount == column && columns.invertsSign == invertsSign
        case .split(let debit, let credit): columns.debit == debit && columns.credit == credit
        }
    }

    /// The detected layout with the user's columns. A column with a new role loses its detected one.
    ///
    /// - Throws: `StatementFileError` `.malformed` if the date or amount column is missing.
    func applying(_ columns: ColumnLayout) throws -> CSVLayout {
        guard let day = columns.day, Self.isColumn(day) else {
            throw StatementFileError(.malformed, line: 1, code: .csvDayColumnNotChosen, expected: "a column of dates")
        }
        var layout = self
        if let amount = columns.amount, Self.isColumn(amount) {
            if layout.amounts != .signed(amount) { layout.resetSignRules() }
            layout.amounts = .signed(amount)
        } else if let debit = columns.debit, let credit = columns.credit, Self.isColumn(debit), Self.isColumn(credit) {
            let found = CSVLayout.Amounts.split(debit: debit, credit: credit)
            if layout.amounts != found { layout.resetSignRules() }
            layout.amounts = found
        } else {
            throw StatementFileError(
                .malformed, line: 1, code: .csvAmountColumnNotChosen,
                expected: "a column of amounts, or two: money out and money in")
        }
        layout.isCofferExport = false
        layout.isUserDefined = true
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
        let chosen = [layout.payee, layout.currencyColumn, layout.id].compactMap { $0 } + layout.memo
        // The detected category is dropped if its column was chosen for another role.
        layout.category = columns.category.flatMap { Self.isColumn($0) && ($0 != category || !chosen.contains($0)) ? $0 : nil }
        let taken = Set(layout.amountColumns + [day] + chosen + [layout.category].compactMap { $0 })
        for role in [
            \CSVLayout.valueDate, \.purchaseDate, \.indicator, \.signCheck, \.fee, \.balance, \.payer, \.reference, \.status,
            \.ownAccount, \.accountName, \.counterparty,
        ] {
            if let column = layout[keyPath: role], taken.contains(column) { layout[keyPath: role] = nil }
        }
        return layout
    }

    /// Resets the detected sign rules, which apply to other columns than the chosen ones.
    private mutating func resetSignRules() {
        (indicator, blankIndicator, signCheck, fee) = (nil, nil, nil, nil)
        (unsignedAmounts, debitsAreNegative, creditsAreNegative, feesAreSigned) = (.asWritten, false, false, false)
        (balance, balanceIsDebt, balanceIsBefore, known, wordColumns) = (nil, false, false, nil, [])
    }

    private static func isColumn(_ number: Int) -> Bool { (0..<CSVScanner.maximumFields).contains(number) }
}
