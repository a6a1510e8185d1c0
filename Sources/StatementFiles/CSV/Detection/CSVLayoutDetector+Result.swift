import Models

extension CSVLayoutDetector {

    /// The detected layout after the whole file was counted.
    ///
    /// - Throws: as `validatedByBalances`.
    func finish(columns: [CSVColumnStatistics], dateOrder: DateOrder?) throws -> CSVDetectedLayout {
        var layout = layout
        var isAmbiguous = false
        let dates = dateColumns.filter { columns.indices.contains($0) }.map { columns[$0] }
        let dayFirst = dates.reduce(0) { $0 + $1.dayFirst }
        let monthFirst = dates.reduce(0) { $0 + $1.monthFirst }
        if dates.allSatisfy({ $0.unorderedDates == 0 }) {
            layout.dateOrder = dates.compactMap(\.detectedOrder).first ?? dateOrder ?? .yearFirst
        } else if dates.contains(where: { $0.yearFirst > 0 }) {
            layout.dateOrder = .yearFirst
        } else if dayFirst + monthFirst > 0 {
            layout.dateOrder = dayFirst >= monthFirst ? .dayFirst : .monthFirst
        } else if dates.contains(where: { $0.ambiguousDates > 0 }) {
            isAmbiguous = true
            layout.dateOrder = dateOrder
        } else {
            layout.dateOrder = dateOrder ?? .dayFirst
        }
        let known = layout.currency ?? amountColumns.lazy.compactMap { columns[$0].currency }.first
        layout.currency = known
        let ofColumn = layout.currencyColumn.map { columns[$0].currencyDecimals } ?? []
        layout.decimal =
            CSVDecimalSeparatorDetector(
                ranks: [amountColumns, moneyColumns, otherNumberColumns].map { $0.map { columns[$0] } },
                currencyDecimals: ofColumn.isEmpty ? Set([(known ?? currency)?.decimals].compactMap { $0 }) : ofColumn
            ).separator
        return CSVDetectedLayout(
            layout: try validatedByBalances(layout), isDateAmbiguous: isAmbiguous, mayBeInverted: mayBeInverted, columnNames: dialect.names)
    }

    /// The layout whose amounts are consistent with the balance column, if there is one.
    ///
    /// - Throws: `.malformed` if the balances show that unsigned amounts are debits as well as credits.
    func validatedByBalances(_ layout: CSVLayout) throws -> CSVLayout {
        var layout = layout
        if feesAreIncluded { layout.fee = nil }
        guard let consistency = sample.balanceConsistency(of: layout), !consistency.isConsistent else { return layout }
        var others: [CSVLayout] = []
        if let fee = header.all(.fee).first(where: hasAmounts), !layout.amountColumns.contains(fee), header.all(.net).isEmpty {
            var other = layout
            other.fee = layout.fee == nil ? fee : nil
            other.feesAreSigned = columns[fee].negatives > 0
            others.append(other)
        }
        // Mostly positive amounts that contradict the balances may be spending written as positive.
        if case .signed(let amount) = layout.amounts, layout.indicator == nil, !layout.invertsSign, layout.unsignedAmounts == .asWritten,
            columns[amount].negatives < columns[amount].positives
        {
            var other = layout
            other.invertsSign = true
            others.append(other)
        }
        for other in others where sample.balanceConsistency(of: other)?.isConsistent == true { return other }
        guard case .signed(let amount) = layout.amounts, layout.indicator == nil, layout.signCheck == nil, columns[amount].negatives == 0,
            consistency.isConsistentIgnoringSigns
        else { return layout }
        throw StatementFileError(
            .malformed, line: dialect.preamble + 1, code: .csvSignsMissing, found: name(of: amount),
            expected: "signs, or a column that says which amounts are money out")
    }

    /// The other money columns (balance, fees, gross, net), which have the same number format as the amounts.
    var moneyColumns: [Int] {
        let named =
            [.balance, .fee, .gross, .net, .amount, .debit, .credit].flatMap { header.all($0) } + [layout.balance].compactMap { $0 }
        return Set(named).subtracting(amountColumns).filter(isNamedAmount).sorted()
    }

    /// Columns of rates, foreign amounts and unknown numbers, except for times of day.
    var otherNumberColumns: [Int] {
        let taken = Set(amountColumns + moneyColumns)
        return columns.indices.filter { column in
            guard !taken.contains(column), isAmount(column), !columns[column].isTimeOfDay else { return false }
            guard column < header.names.count, let role = CSVHeaderNames.role(of: header.names[column])?.role else { return true }
            return role == .ignored
        }
    }
}
