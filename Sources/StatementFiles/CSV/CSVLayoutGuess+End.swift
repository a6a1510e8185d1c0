import Models

extension CSVLayoutGuess {

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
    func proved(_ layout: CSVLayout) throws -> CSVLayout {
        var layout = layout
        if feesAreIncluded { layout.fee = nil }
        guard let proof = front.proof(of: layout), !proof.isProved else { return layout }
        var others: [CSVLayout] = []
        if let fee = header.all(.fee).first(where: hasFigures), !layout.amountColumns.contains(fee), header.all(.net).isEmpty {
            var other = layout
            other.fee = layout.fee == nil ? fee : nil
            other.feesAreSigned = columns[fee].negatives > 0
            others.append(other)
        }
        // Where most amounts are money out, as they are written, balances that contradict them are of what a card owes.
        if case .signed(let amount) = layout.amounts, layout.indicator == nil, !layout.invertsSign, layout.unmarked == .signed,
            columns[amount].negatives < columns[amount].positives
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

    /// Balance, fees, gross and net: written as the amounts are.
    var moneyColumns: [Int] {
        let named =
            [.balance, .fee, .gross, .net, .amount, .debit, .credit].flatMap { header.all($0) } + [layout.balance].compactMap { $0 }
        return Set(named).subtracting(amountColumns).filter(isNamedFigure).sorted()
    }

    /// Rates, foreign amounts and figures that nothing is known of. A column of numbers alone says nothing, and times of day are no figures.
    var otherFigureColumns: [Int] {
        let taken = Set(amountColumns + moneyColumns)
        return columns.indices.filter { column in
            guard !taken.contains(column), isFigure(column), !columns[column].isTimes else { return false }
            guard column < header.names.count, let role = CSVHeaderNames.role(of: header.names[column])?.role else { return true }
            return role == .ignored
        }
    }
}
