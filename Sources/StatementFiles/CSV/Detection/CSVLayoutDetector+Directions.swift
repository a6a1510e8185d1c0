import Models

/// The evidence that the signs of a column of amounts are inverted.
extension CSVLayoutDetector {
    /// Whether a known layout's column has debits and credits with their signs. Inconsistent balances then result from rows missing in the export.
    func isKnownWithSigns(_ reading: CSVCandidate) -> Bool {
        guard reading.layout.known != nil else { return false }
        if case .signed(let column) = reading.layout.amounts, columns.indices.contains(column), !reading.layout.invertsSign {
            return columns[column].negatives > 0
        }
        return reading.layout.indicator != nil
    }

    /// Whether neither names nor words prove that positive amounts of the only column are credits.
    func mayBeTurned(_ reading: CSVCandidate) -> Bool {
        guard case .signed(let column) = reading.layout.amounts, reading.layout.known == nil, reading.layout.indicator == nil,
            reading.layout.signCheck == nil, !reading.layout.invertsSign, columns.indices.contains(column)
        else { return false }
        guard reading.layout.unsignedAmounts == .asWritten, ![.credit, .debit].contains(header.role(of: column)) else { return false }
        return columns[column].unsigned == columns[column].positives
    }

    /// Whether a known layout of a card inverts the signs, but two of three amounts have a minus and texts show that the others are credits.
    func isTurnedByTexts(_ reading: CSVCandidate) -> Bool {
        guard case .signed(let column) = reading.layout.amounts, reading.layout.known != nil, reading.layout.invertsSign,
            columns.indices.contains(column), columns[column].negatives >= columns[column].positives * 2
        else { return false }
        return directionTexts(of: inverted(reading)).arePositivesIncoming == true
    }

    /// Whether two amounts of the only column, and at least two of three, have no minus. The reader warns about a single one.
    func hasMostlyPositives(_ reading: CSVCandidate) -> Bool {
        guard case .signed(let column) = reading.layout.amounts else { return false }
        let counts = columns[column]
        return counts.positives >= counts.negatives * 2 && counts.nonzero > 1
    }

    /// Whether a column of kinds denotes amounts with a minus as debits, and none without.
    func kindsConfirmSigns(of reading: CSVCandidate) -> Bool {
        guard case .signed(let amount) = reading.layout.amounts else { return false }
        return (header.all(.kind) + header.all(.indicator)).contains { kind in
            var statistics = CSVSignStatistics()
            sample.rows(limit: Self.comparedRows) { row in
                guard CSVDebitCreditIndicator.isPlain(row.bytes(kind)) else { return }
                statistics.add(amount: row.bytes(amount), word: row.bytes(kind))
            }
            return statistics.isSignedThroughout
        }
    }

    /// The texts of the first rows with their directions in a reading.
    func directionTexts(of reading: CSVCandidate) -> CSVDirectionTexts {
        var layout = completed(reading)
        layout.ownAccount = nil
        if layout.dateOrder == nil { layout.dateOrder = .dayFirst }
        var parser = CSVRowParser(layout: layout)
        var texts = CSVDirectionTexts()
        var line = StatementLine(line: 0, day: Day(number: 0), amount: DecimalFigure(mantissa: 0, scale: 0))
        sample.rows(limit: Self.comparedRows) { row in
            guard case .line(let day, let amount, let isPendingByDate)? = try? parser.parse(row),
                parser.complete(&line, from: row, day: day, amount: amount, isPendingByDate: isPendingByDate)?.severity != .rejected
            else { return }
            texts.add(line)
        }
        return texts
    }

    func inverted(_ reading: CSVCandidate) -> CSVCandidate {
        var other = reading
        other.layout.invertsSign.toggle()
        other.amounts = reading.amounts.map(\.negated)
        return other
    }

    /// Whether most amounts are credits, which for two columns without names may be the debits of a card whose balance is a debt.
    func isMostlyMoneyIn(_ reading: CSVCandidate) -> Bool {
        guard case .split = reading.layout.amounts else { return false }
        let debits = reading.amounts.count { $0.isNegative }
        return reading.amounts.count > 2 && debits * 2 < reading.amounts.count
    }

    /// The reading of a pair of columns with their roles exchanged.
    func turned(_ reading: CSVCandidate) -> [CSVCandidate] {
        guard case .split(let debit, let credit) = reading.layout.amounts else { return [] }
        var other = reading
        other.layout.amounts = .split(debit: credit, credit: debit)
        other.layout.balanceIsDebt = true
        other.amounts = reading.amounts.map(\.negated)
        return [other]
    }

    /// - Throws: `.malformed` if the balances show that amounts without any sign are debits as well as credits.
    func rejectSigns(_ reading: CSVCandidate) throws {
        guard case .signed(let amount) = reading.layout.amounts, reading.layout.indicator == nil, reading.layout.signCheck == nil,
            columns.indices.contains(amount), columns[amount].negatives == 0, let balance = reading.layout.balance,
            CSVUnsignedBalances(rows(of: reading.layout).map(\.row)).areConsistent, header.role(of: balance) == .balance
        else { return }
        throw StatementFileError(
            .malformed, line: dialect.preamble + 1, code: .csvSignsMissing, found: name(of: amount),
            expected: "signs, or a column that says which amounts are money out")
    }
}
