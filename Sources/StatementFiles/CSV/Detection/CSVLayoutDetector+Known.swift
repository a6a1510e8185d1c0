extension CSVLayoutDetector {
    /// The minimum number of columns of a layout that is recognised without a header.
    private static let headerlessColumns = 6

    /// The readings by known layouts with this header, or with cells of these kinds if the file has no header.
    ///
    /// A layout whose columns contain no dates and amounts is not used. Layouts without a header are used only if all matching ones read the same
    /// columns.
    func knownCandidates() -> [CSVCandidate] {
        let fitting = knownLayouts.filter { dialect.hasHeader || fits($0) }
        let found = fitting.flatMap(candidates)
        guard !dialect.hasHeader else { return found }
        let amounts = Set(found.map(\.layout.amounts))
        let signs = Set(found.map(\.layout.invertsSign))
        return amounts.count == 1 && signs.count == 1 ? Array(found.prefix(1)) : []
    }

    private func candidates(of known: KnownLayout) -> [CSVCandidate] {
        guard var layout = known.csvLayout(dialect), columns.indices.contains(layout.date) else { return [] }
        let isEmpty = columns.allSatisfy { $0.filled == 0 }
        guard isEmpty || isNamedDate(layout.date) || columns[layout.date].statusWords > 0 else { return [] }
        guard isEmpty || amountColumns(of: layout).contains(where: { columns[$0].nonzero > 0 }) else { return [] }
        if case .split(let debit, let credit) = layout.amounts {
            layout.debitsAreNegative = columns.indices.contains(debit) && columns[debit].negatives > columns[debit].positives
            layout.creditsAreNegative = areCreditsNegative(credit)
        }
        if let indicator = layout.indicator, columns.indices.contains(indicator), case .signed(let amount) = layout.amounts {
            layout.blankIndicator = blankIndicator(of: indicator, amount: amount)
        }
        if let column = layout.currencyColumn, !columns.indices.contains(column) || !columns[column].isCurrency {
            layout.currencyColumn = nil
        }
        guard let fee = layout.fee else { return [CSVCandidate(layout: layout, weight: CSVCandidate.Weight.known)] }
        // Gross, fee and the amount without it are three columns; else the amount includes the fee, or the layout adds it, unless balances show the
        // opposite.
        var without = layout
        without.fee = nil
        let isNet = !known.columns(of: .gross).isEmpty
        guard !isNet, columns.indices.contains(fee), columns[fee].nonzero > 0 else {
            return [CSVCandidate(layout: without, weight: CSVCandidate.Weight.known)]
        }
        layout.feesAreSigned = columns[fee].negatives > 0
        let isBeside = !known.columns(of: .extraFee).isEmpty
        return [(without, !isBeside), (layout, isBeside)].map { layout, isUsual in
            CSVCandidate(layout: layout, weight: CSVCandidate.Weight.known - (isUsual ? 0 : CSVCandidate.Weight.variant))
        }
    }

    /// Whether the cells of a file without a header are of the kinds of a layout's columns.
    private func fits(_ known: KnownLayout) -> Bool {
        guard columns.count >= Self.headerlessColumns,
            known.columns.contains(where: { [.indicator, .currency, .account].contains($0.role) })
        else { return false }
        let rows = columns.map(\.filled).max() ?? 0
        for column in known.columns(of: .amount) {
            guard columns[column].withSeparator > 0, columns[column].amounts * 10 >= rows * 9 else { return false }
        }
        return columns.indices.allSatisfy { column in
            let counts = columns[column]
            guard counts.filled > 0, let role = known.columns[column].role else { return true }
            switch role {
            case .day, .valueDay, .purchaseDay: return counts.isDate
            case .amount, .debit, .credit, .balance, .originalAmount, .fee, .extraFee, .gross, .rate:
                return counts.isAmount && !counts.isDate
            case .currency, .originalCurrency: return counts.isCurrency
            case .indicator: return counts.isIndicator
            case .account, .otherAccount: return counts.ibans + counts.codes > 0
            default: return !counts.isDate && !counts.isCurrency
            }
        }
    }

    /// The known layout that determines properties the file leaves open: the order of dates, the decimal separator, the currency.
    var knownLayout: KnownLayout? {
        guard let id = candidates.first?.layout.known else { return nil }
        return knownLayouts.first { $0.id == id }
    }
}
