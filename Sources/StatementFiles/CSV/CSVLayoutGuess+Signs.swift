import Models

extension CSVLayoutGuess {

    mutating func chooseSign() throws {
        guard case .signed(let amount) = layout.amounts, columns.indices.contains(amount) else { return }
        let survey = columns[amount]
        if survey.debitMarks + survey.creditMarks > 0, survey.unmarked > 0, survey.negatives == survey.debitMarks {
            layout.unmarked = survey.debitMarks == 0 ? .debit : .unknown
        }
        guard let indicator = indicatorColumn else {
            noteFewNegatives(survey)
            return
        }
        var count = CSVSignCount()
        front.rows { count.add(amount: $0.bytes(amount), word: $0.bytes(indicator)) }
        let isNamed = header.all(.indicator).contains(indicator)
        guard !count.isEmpty else {
            if isNamed, survey.negatives == 0, survey.debitMarks + survey.creditMarks == 0, survey.unmarked > 0 {
                throw unknownSigns(indicator)
            }
            return
        }
        // "Deposit" beside a kind that nobody knows is no proof that amounts have no signs.
        guard isNamed || survey.negatives > 0 || count.hasDebits || columns[indicator].isIndicator else { return }
        let style = count.style(hasNegatives: survey.negatives > 0)
        // One "Withdrawal" among kinds that nobody knows takes no amount its sign.
        if style != .signed, survey.negatives > 0, !isNamed, !columns[indicator].isIndicator {
            let words = columns[indicator].debits + columns[indicator].credits
            guard style == .unsigned, words * 2 > columns[indicator].filled else {
                noteFewNegatives(survey)
                return
            }
        }
        switch style {
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

    /// Most amounts of an account are money out: where few have a minus and no balance proves them, the signs may be the other way round.
    private mutating func noteFewNegatives(_ survey: CSVColumnSurvey) {
        if layout.balance == nil { mayBeInverted = survey.figures >= 3 && survey.negatives * 2 < survey.figures }
    }

    /// The column that says money out or money in: by its name, else by its words.
    var indicatorColumn: Int? {
        let named = header.all(.indicator).filter(isFilled)
        if let known = named.first(where: { columns[$0].debits + columns[$0].credits > 0 }) { return known }
        let kinds = header.all(.kind).filter(isFilled)
        if let known = kinds.first(where: { columns[$0].debits + columns[$0].credits > 0 }) { return known }
        // A payee may be called C.
        let names = [CSVColumnRole.payee, .payer, .counterparty, .id, .reference].flatMap(header.all)
        let words = columns.indices.first { column in
            let survey = columns[column]
            guard survey.debits + survey.credits > 0, !layout.amountColumns.contains(column), !survey.isDate, !names.contains(column)
            else { return false }
            if survey.isIndicator, survey.debits > 0 && survey.credits > 0 || survey.directionWords * 10 >= survey.filled * 9 {
                return true
            }
            // One word that nobody knows takes no sign away.
            return survey.debits > 0 && survey.credits > 0 && (survey.debits + survey.credits) * 2 >= survey.filled
        }
        return words ?? named.first
    }

    func unknownSigns(_ column: Int) -> StatementFileError {
        var words: [String] = []
        front.rows { row in
            let word = row.text(column)
            if words.count < 4, !word.isEmpty, !words.contains(word) { words.append(word) }
        }
        return StatementFileError(
            .malformed, line: shape.preamble + 1,
            message: "The words of the column \(name(of: column)) do not say which amounts are money out",
            found: words.joined(separator: ", "), expected: "words such as debit and credit, or amounts with signs")
    }

    func name(of column: Int) -> String { column < shape.names.count ? shape.names[column] : "Column \(column + 1)" }
}
