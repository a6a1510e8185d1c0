import Models

extension CSVLayoutDetector {

    mutating func chooseSign() throws {
        guard case .signed(let amount) = layout.amounts, columns.indices.contains(amount) else { return }
        let counts = columns[amount]
        if counts.debitMarks + counts.creditMarks > 0, counts.unsigned > 0, counts.negatives == counts.debitMarks {
            layout.unsignedAmounts = counts.debitMarks == 0 ? .debit : .unknown
        }
        guard let indicator = indicatorColumn else {
            suspectInvertedSigns(counts)
            return
        }
        var statistics = CSVSignStatistics()
        sample.rows { statistics.add(amount: $0.bytes(amount), word: $0.bytes(indicator)) }
        let isNamed = header.all(.indicator).contains(indicator)
        guard !statistics.isEmpty else {
            if isNamed, counts.negatives == 0, counts.debitMarks + counts.creditMarks == 0, counts.unsigned > 0 {
                throw unknownSigns(indicator)
            }
            return
        }
        // A kind column with only credit words, such as "Deposit", does not show that the amounts are unsigned.
        guard isNamed || counts.negatives > 0 || statistics.hasDebits || columns[indicator].isIndicator else { return }
        let convention = statistics.convention(hasNegatives: counts.negatives > 0)
        // One known word among unknown kinds does not change the sign of any amount.
        if convention != .signed, counts.negatives > 0, !isNamed, !columns[indicator].isIndicator {
            let words = columns[indicator].debits + columns[indicator].credits
            guard convention == .unsigned, words * 2 > columns[indicator].filled else {
                suspectInvertedSigns(counts)
                return
            }
        }
        switch convention {
        case .unsigned:
            layout.indicator = indicator
            layout.invertsSign = false
        case .signed:
            if isNamed || columns[indicator].isIndicator { layout.signCheck = indicator }
        case .inverted:
            layout.invertsSign = true
            if isNamed || columns[indicator].isIndicator { layout.signCheck = indicator }
        }
    }

    /// Most amounts of an account are debits: if few are negative and no balance confirms them, the signs may be inverted.
    private mutating func suspectInvertedSigns(_ counts: CSVColumnStatistics) {
        if layout.balance == nil { mayBeInverted = counts.amounts >= 3 && counts.negatives * 2 < counts.amounts }
    }

    /// The debit or credit indicator column, by its name, else by its words.
    var indicatorColumn: Int? {
        let named = header.all(.indicator).filter(isFilled)
        if let known = named.first(where: { columns[$0].debits + columns[$0].credits > 0 }) { return known }
        let kinds = header.all(.kind).filter(isFilled)
        if let known = kinds.first(where: { columns[$0].debits + columns[$0].credits > 0 }) { return known }
        // Name and id columns are excluded, because a payee may be called "C".
        let names = [CSVColumnRole.payee, .payer, .counterparty, .id, .reference].flatMap(header.all)
        let words = columns.indices.first { column in
            let counts = columns[column]
            guard counts.debits + counts.credits > 0, !layout.amountColumns.contains(column), !counts.isDate, !names.contains(column)
            else { return false }
            if counts.isIndicator, counts.debits > 0 && counts.credits > 0 || counts.directionWords * 10 >= counts.filled * 9 {
                return true
            }
            // A few unknown words are accepted if both debit and credit words occur.
            return counts.debits > 0 && counts.credits > 0 && (counts.debits + counts.credits) * 2 >= counts.filled
        }
        return words ?? named.first
    }

    func unknownSigns(_ column: Int) -> StatementFileError {
        var words: [String] = []
        sample.rows { row in
            let word = row.text(column)
            if words.count < 4, !word.isEmpty, !words.contains(word) { words.append(word) }
        }
        return StatementFileError(
            .malformed, line: dialect.preamble + 1, code: .csvSignWordsUnknown, arguments: [name(of: column)],
            found: words.joined(separator: ", "), expected: "words such as debit and credit, or amounts with signs")
    }

    func name(of column: Int) -> String { column < dialect.names.count ? dialect.names[column] : "Column \(column + 1)" }
}
