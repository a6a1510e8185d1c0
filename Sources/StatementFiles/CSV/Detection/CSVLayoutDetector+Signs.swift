import Models

extension CSVLayoutDetector {
    /// The reading with the rules for its signs.
    ///
    /// A written minus has precedence over a word. Words of a column that indicates only the direction are compared with the signs; words of a column
    /// of kinds (`Lastschrift`, `Deposit`) determine the direction of unsigned amounts only, because a direct debit can be returned.
    ///
    /// - Throws: `.malformed` if the words of the only column of directions are unknown.
    func withSigns(_ candidate: CSVCandidate) throws -> CSVCandidate {
        guard case .signed(let amount) = candidate.layout.amounts, columns.indices.contains(amount) else { return candidate }
        var candidate = candidate
        let counts = columns[amount]
        if counts.debitMarks + counts.creditMarks > 0, counts.unsigned > 0, counts.negatives == counts.debitMarks {
            candidate.layout.unsignedAmounts = counts.debitMarks == 0 ? .debit : .unknown
        }
        guard let indicator = indicatorColumn(besides: candidate.layout.amountColumns) else { return candidate }
        var statistics = CSVSignStatistics()
        sample.rows { statistics.add(amount: $0.bytes(amount), word: $0.bytes(indicator)) }
        let isNamed = header.all(.indicator).contains(indicator)
        guard !statistics.isEmpty else {
            if isNamed, counts.negatives == 0, counts.debitMarks + counts.creditMarks == 0, counts.unsigned > 0 {
                throw unknownSigns(indicator)
            }
            return candidate
        }
        let saysDirection = isNamed || isDirectionOnly(indicator)
        switch statistics.convention(hasNegatives: counts.negatives > 0) {
        case .unsigned:
            // A column of kinds with only credit words, such as "Deposit", does not show that the amounts are unsigned.
            guard saysDirection || statistics.hasDebits || columns[indicator].isIndicator else { return candidate }
            if counts.negatives > 0, !saysDirection {
                let known = columns[indicator].debits + columns[indicator].credits
                guard known * 2 > columns[indicator].filled else { return candidate }
            }
            candidate.layout.indicator = indicator
            candidate.layout.blankIndicator = blankIndicator(of: indicator, amount: amount)
            candidate.layout.invertsSign = false
        case .signed:
            if saysDirection { candidate.layout.signCheck = indicator }
        case .inverted:
            // Both directions have to be inverted: one word next to one minus is no rule.
            guard saysDirection, statistics.isInvertedThroughout else { return candidate }
            candidate.layout.invertsSign = true
            candidate.layout.signCheck = indicator
        }
        return candidate
    }

    /// The direction of blank cells, if each filled one indicates the opposite: `CR` next to credits only.
    func blankIndicator(of column: Int, amount: Int) -> CSVLayout.BlankIndicator? {
        let counts = columns[column]
        guard counts.filled > 0, counts.filled < columns[amount].filled, counts.debits + counts.credits == counts.filled else { return nil }
        if counts.debits == 0 { return .debit }
        return counts.credits == 0 ? .credit : nil
    }

    /// Whether a column indicates only the direction: one word for debit and one for credit, or marks of one or two letters.
    private func isDirectionOnly(_ column: Int) -> Bool {
        let counts = columns[column]
        return counts.isIndicator && (counts.distinct == 2 && counts.debits > 0 && counts.credits > 0 || counts.length <= counts.filled * 2)
            && header.role(of: column) != .memo && header.role(of: column) != .description
    }

    /// The debit or credit indicator column, by its name, else by its words.
    private func indicatorColumn(besides amounts: [Int]) -> Int? {
        let named = header.all(.indicator).filter(isFilled)
        if let known = named.first(where: { columns[$0].debits + columns[$0].credits > 0 }) { return known }
        let kinds = header.all(.kind).filter(isFilled)
        if let known = kinds.first(where: { columns[$0].debits + columns[$0].credits > 0 }) { return known }
        // Name and id columns are excluded, because a payee may be called "C".
        let names = [CSVColumnRole.payee, .payer, .counterparty, .id, .reference].flatMap(header.all)
        let words = columns.indices.first { column in
            let counts = columns[column]
            guard counts.debits + counts.credits > 0, !amounts.contains(column), !counts.isDate, !names.contains(column)
            else { return false }
            if counts.isIndicator, counts.debits > 0 && counts.credits > 0 || counts.directionWords * 10 >= counts.filled * 9 {
                return true
            }
            // A column without a name next to the amounts: "CR" for credits, blank for debits.
            if counts.isIndicator, column < header.names.count, header.names[column].isEmpty { return true }
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
