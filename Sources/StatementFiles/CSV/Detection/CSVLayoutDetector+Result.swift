import Models

extension CSVLayoutDetector {
    /// The detected layout after the whole file was counted: the reading that explains the balances, else the most plausible one.
    ///
    /// If neither balances nor names decide between two readings, both are in the result and the user has to choose.
    ///
    /// - Throws: `.malformed` if balances show that unsigned amounts are debits as well as credits.
    func finish(columns: [CSVColumnStatistics], dateOrder: DateOrder?) throws -> CSVDetectedLayout {
        let (order, isAmbiguous) = self.dateOrder(columns, chosen: dateOrder)
        let withCurrencies = candidates.map { candidate in
            var candidate = candidate
            candidate.layout.currencyColumn = currencyColumn(of: candidate.layout)
            return candidate
        }
        let readings = proven(
            withConverted(withCurrencies).map { candidate in
                var candidate = candidate
                candidate.layout.dateOrder = order ?? knownLayout?.dateOrder
                candidate.layout.currency = currency(of: candidate.layout, columns)
                candidate.layout.decimal = decimal(of: candidate.layout, columns)
                guard candidate.layout.known == nil else { return candidate }
                candidate.layout.id = layout.id
                candidate.layout.reference = layout.reference
                (candidate.layout.status, candidate.layout.statusFlag) = (layout.status, layout.statusFlag)
                candidate.layout.category = layout.category
                candidate.layout.kind = header.all(.kind).first(where: isFilled)
                return candidate
            })
        let decision = try decide(readings)
        var detected = CSVDetectedLayout(
            layout: completed(decision[0]), alternatives: decision.dropFirst().map(completed),
            isDateAmbiguous: isAmbiguous && knownLayout?.dateOrder == nil, columnNames: dialect.names)
        detected.examples = decision.map { $0.amounts.prefix(3).map(\.description).joined(separator: " ") }
        return detected
    }

    // MARK: - Dates, currency, decimals

    private func dateOrder(_ columns: [CSVColumnStatistics], chosen: DateOrder?) -> (order: DateOrder?, isAmbiguous: Bool) {
        let dates = dateColumns.filter { columns.indices.contains($0) }.map { columns[$0] }
        let dayFirst = dates.reduce(0) { $0 + $1.dayFirst }
        let monthFirst = dates.reduce(0) { $0 + $1.monthFirst }
        if dates.allSatisfy({ $0.unorderedDates == 0 }) { return (dates.compactMap(\.detectedOrder).first ?? chosen ?? .yearFirst, false) }
        if dates.contains(where: { $0.yearFirst > 0 }) { return (.yearFirst, false) }
        if dayFirst + monthFirst > 0 { return (dayFirst >= monthFirst ? .dayFirst : .monthFirst, false) }
        if dates.contains(where: { $0.ambiguousDates > 0 }) { return (chosen, true) }
        return (chosen ?? .dayFirst, false)
    }

    /// The column of currencies, unless the amounts' name states another currency, so that the column is that of the purchase.
    private func currencyColumn(of reading: CSVLayout) -> Int? {
        if reading.known != nil { return reading.currencyColumn }
        guard let column = layout.currencyColumn, columns[column].distinct > 1, namedCurrency(of: reading) != nil,
            header.all(.amount).count > 1
        else { return layout.currencyColumn }
        return nil
    }

    private func currency(of layout: CSVLayout, _ columns: [CSVColumnStatistics]) -> Currency? {
        namedCurrency(of: layout) ?? amountColumns(of: layout).lazy.compactMap { columns[$0].currency }.first ?? knownLayout?.currency
    }

    private func decimal(of layout: CSVLayout, _ columns: [CSVColumnStatistics]) -> CSVLayout.DecimalSeparator? {
        let amounts = amountColumns(of: layout)
        let money = moneyColumns(besides: Set(amounts))
        let others = otherNumberColumns(besides: Set(amounts + money))
        let ofColumn = layout.currencyColumn.map { columns[$0].currencyDecimals } ?? []
        let detector = CSVDecimalSeparatorDetector(
            ranks: [amounts, money, others].map { $0.map { columns[$0] } },
            currencyDecimals: ofColumn.isEmpty ? Set([(layout.currency ?? currency)?.decimals].compactMap { $0 }) : ofColumn)
        return detector.separator ?? (detector.isContradictory ? nil : knownLayout?.decimal)
    }

    /// The other money columns (balance, fees, gross, net), which have the same number format as the amounts.
    func moneyColumns(besides amounts: Set<Int>) -> [Int] {
        let named =
            [.balance, .fee, .gross, .net, .amount, .debit, .credit].flatMap { header.all($0) } + [layout.balance].compactMap { $0 }
        return Set(named).subtracting(amounts).filter(isNamedAmount).sorted()
    }

    /// Columns of rates, foreign amounts and unknown numbers, except for times of day.
    func otherNumberColumns(besides taken: Set<Int>) -> [Int] {
        let taken = taken.union(moneyColumns(besides: taken))
        return columns.indices.filter { column in
            guard !taken.contains(column), isAmount(column), !columns[column].isTimeOfDay else { return false }
            guard let role = header.role(of: column) else { return true }
            return role == .ignored
        }
    }

    // MARK: - Texts

    /// A reading completed with the columns of texts and accounts, which depend on the columns of the amounts.
    func completed(_ candidate: CSVCandidate) -> CSVLayout {
        guard candidate.layout.known == nil else { return candidate.layout }
        var completed = self
        completed.layout = candidate.layout
        completed.chooseAccounts()
        completed.chooseTexts()
        return completed.layout
    }
}
