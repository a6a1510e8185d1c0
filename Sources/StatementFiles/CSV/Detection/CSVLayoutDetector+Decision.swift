import Models

extension CSVLayoutDetector {

    /// The rows of the sample that are read with each candidate.
    private static let comparedRows = 120
    /// The columns that are tried as balances, named ones and others.
    private static let triedBalances = 4
    /// Amounts from which the direction of a column is asked about, if two of three have no minus.
    private static let unsignedLimit = 3

    /// The candidates with what they read, and how that fits the balances of the file.
    ///
    /// Candidates behind one that explains all balances are compared only if they weigh as much.
    func proven(_ candidates: [CSVCandidate]) -> [CSVCandidate] {
        var result: [CSVCandidate] = []
        var proof: Int?
        for candidate in candidates {
            if let proof, candidate.weight < proof - CSVCandidate.Weight.margin { break }
            let tried = tried(candidate)
            result += tried
            if proof == nil, tried.contains(where: { $0.fit?.isComplete == true }) { proof = candidate.weight }
        }
        return result
    }

    /// The reading of a candidate, with the balance column that its amounts explain; and with turned signs if only these explain it.
    private func tried(_ candidate: CSVCandidate) -> [CSVCandidate] {
        var best = candidate
        best.amounts = rows(of: candidate.layout).map(\.amount)
        var withoutFee = candidate.layout
        withoutFee.fee = nil
        let isReadable = rows(of: withoutFee).count { $0.isUnread } * 5 <= best.amounts.count
        // A layout of a bank that leaves rows unread is not this file's.
        if !isReadable { best.weight -= candidate.layout.known == nil ? CSVCandidate.Weight.sparse : CSVCandidate.Weight.known }
        for balance in balanceColumns(besides: candidate.layout) {
            for isBefore in [false, true] {
                var layout = candidate.layout
                (layout.balance, layout.balanceIsBefore) = (balance, isBefore)
                let fit = CSVBalanceFit(rows(of: layout).map(\.row), areDaysOrdered: layout.dateOrder != nil, isBefore: isBefore)
                let isNamed = header.role(of: balance) == .balance && !isBefore
                // A column that is not named a balance, or a balance before the row, is one only if the amounts explain it.
                guard isReadable, fit.links > 0, isNamed || (fit.isExplained && fit.links > 1) else { continue }
                guard fit.asWritten > best.fit?.asWritten ?? -1 else { continue }
                (best.layout.balance, best.layout.balanceIsBefore) = (balance, isBefore)
                best.fit = fit
            }
        }
        if best.fit == nil, let balance = best.layout.balance, !header.all(.balance).contains(balance) { best.layout.balance = nil }
        guard let fit = best.fit, !fit.isExplained, fit.isExplainedAsDebt else { return [best] }
        return [asDebt(best, fit)]
    }

    /// A reading that explains the balances with the opposite sign: the balance is a debt, or spending is written without a minus.
    private func asDebt(_ candidate: CSVCandidate, _ fit: CSVBalanceFit) -> CSVCandidate {
        var other = candidate
        let debits = candidate.amounts.count { $0.isNegative }
        let credits = candidate.amounts.count { !$0.isNegative && !$0.isZero }
        let isAssumedTurned = candidate.layout.invertsSign && candidate.layout.known == nil
        if case .signed = candidate.layout.amounts, candidate.layout.indicator == nil, candidate.layout.unsignedAmounts == .asWritten,
            credits > debits || isAssumedTurned
        {
            other.layout.invertsSign.toggle()
            other.amounts = candidate.amounts.map(\.negated)
        } else {
            other.layout.balanceIsDebt = true
        }
        other.fit = fit.turned
        return other
    }

    /// The reading to use; two if the file has to be asked about, the better one first.
    ///
    /// - Throws: `.malformed` if balances show that unsigned amounts are debits as well as credits.
    func decide(_ readings: [CSVCandidate]) throws -> [CSVCandidate] {
        let ordered = readings.enumerated().sorted { left, right in
            let (a, b) = (left.element, right.element)
            if a.isProven != b.isProven { return a.isProven }
            if a.isProven, a.fit?.isComplete != b.fit?.isComplete, a.layout.known == nil { return a.fit?.isComplete == true }
            return a.weight != b.weight ? a.weight > b.weight : left.offset < right.offset
        }.map(\.element)
        guard let first = ordered.first else { throw missing(.csvAmountColumnMissing) }
        if first.isProven {
            // Two readings explain the balances and differ where these do not tell: in the oldest row, or in one without a balance. Names
            // decide between them; without names, or where neither explains all, nothing does.
            if first.fit?.isComplete != true || !dialect.hasHeader, first.layout.known == nil,
                let other = ordered.dropFirst().first(where: {
                    $0.isProven && $0.amounts != first.amounts && $0.layout.balanceIsDebt == first.layout.balanceIsDebt
                })
            {
                return [first, other]
            }
            return header.names.isEmpty && isMostlyMoneyIn(first) ? [first] + turned(first) : [first]
        }
        // Rates and amounts before conversion count only where balances prove them.
        guard first.weight >= 2 * CSVCandidate.Weight.foreign else { throw missing(.csvAmountColumnMissing) }
        try rejectSigns(first)
        let others = ordered.dropFirst().filter { $0.amounts != first.amounts }
        let isContradicted = first.fit?.isContradicted == true && !isKnownWithSigns(first)
        if let second = others.first, isContradicted || first.weight - second.weight < CSVCandidate.Weight.margin {
            return [first, second]
        }
        // Without names, balances of which some do not follow leave it open which column was taken.
        let isHalfProven = !dialect.hasHeader && first.layout.known == nil && first.fit.map { !$0.isComplete } ?? false
        if isHalfProven, let second = others.first { return [first, second] }
        if isContradicted || isHalfProven, case .signed = first.layout.amounts {
            return [first, inverted(first)]
        }
        guard hasUnknownDirection(first) else { return [first] }
        // Texts that say how the amounts are written settle it; if they say that these are turned, that reading is the first one of the question.
        return switch directionTexts(of: first).arePositivesIncoming {
        case true?: [first]
        case false?: [inverted(first), first]
        case nil: [first, inverted(first)]
        }
    }

    // MARK: - Directions

    /// Whether a known layout's column has debits and credits with their signs. Then balances that do not follow come from rows that the
    /// export left out.
    private func isKnownWithSigns(_ reading: CSVCandidate) -> Bool {
        guard reading.layout.known != nil else { return false }
        if case .signed(let column) = reading.layout.amounts, columns.indices.contains(column), !reading.layout.invertsSign {
            return columns[column].negatives > 0 && columns[column].positives > 0
        }
        return reading.layout.indicator != nil
    }

    /// Whether nothing says that positive amounts of the only column are credits.
    private func hasUnknownDirection(_ reading: CSVCandidate) -> Bool {
        guard case .signed(let column) = reading.layout.amounts, reading.layout.known == nil, reading.layout.indicator == nil,
            reading.layout.signCheck == nil, !reading.layout.invertsSign, columns.indices.contains(column)
        else { return false }
        guard reading.layout.unsignedAmounts == .asWritten, ![.credit, .debit].contains(header.role(of: column)) else { return false }
        let counts = columns[column]
        return counts.positives >= counts.negatives * 2 && counts.nonzero >= Self.unsignedLimit && counts.unsigned == counts.positives
    }

    /// The texts of the first rows with the directions that a reading gives them.
    private func directionTexts(of reading: CSVCandidate) -> CSVDirectionTexts {
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

    private func inverted(_ reading: CSVCandidate) -> CSVCandidate {
        var other = reading
        other.layout.invertsSign.toggle()
        other.amounts = reading.amounts.map(\.negated)
        return other
    }

    /// Whether most amounts are credits, which for two columns without names may be the debits of a card whose balance is a debt.
    private func isMostlyMoneyIn(_ reading: CSVCandidate) -> Bool {
        guard case .split = reading.layout.amounts else { return false }
        let debits = reading.amounts.count { $0.isNegative }
        return reading.amounts.count > 2 && debits * 2 < reading.amounts.count
    }

    /// The reading of a pair of columns with their roles exchanged.
    private func turned(_ reading: CSVCandidate) -> [CSVCandidate] {
        guard case .split(let debit, let credit) = reading.layout.amounts else { return [] }
        var other = reading
        other.layout.amounts = .split(debit: credit, credit: debit)
        other.layout.balanceIsDebt = true
        other.amounts = reading.amounts.map(\.negated)
        return [other]
    }

    /// - Throws: `.malformed` if the balances show that amounts without any sign are debits as well as credits.
    private func rejectSigns(_ reading: CSVCandidate) throws {
        guard case .signed(let amount) = reading.layout.amounts, reading.layout.indicator == nil, reading.layout.signCheck == nil,
            columns.indices.contains(amount), columns[amount].negatives == 0, let balance = reading.layout.balance,
            CSVUnsignedBalances(rows(of: reading.layout).map(\.row)).areConsistent, header.role(of: balance) == .balance
        else { return }
        throw StatementFileError(
            .malformed, line: dialect.preamble + 1, code: .csvSignsMissing, found: name(of: amount),
            expected: "signs, or a column that says which amounts are money out")
    }

    // MARK: - Rows

    private struct ReadRow {
        var amount: DecimalFigure
        /// Whether the row was rejected.
        var isUnread = false
        /// Nil if the row is not booked, is in another currency, or has no balance.
        var row: CSVBalanceFit.Row?
    }

    /// The first rows as a layout reads them.
    private func rows(of layout: CSVLayout) -> [ReadRow] {
        var rows: [ReadRow] = []
        var layout = layout
        layout.ownAccount = nil
        if layout.dateOrder == nil { layout.dateOrder = .dayFirst }
        var parser = CSVRowParser(layout: layout)
        var line = StatementLine(line: 0, day: Day(number: 0), amount: DecimalFigure(mantissa: 0, scale: 0))
        let unread = ReadRow(amount: line.amount, isUnread: true, row: nil)
        sample.rows(limit: Self.comparedRows) { row in
            switch (try? parser.parse(row)) ?? .skipped(nil) {
            case .line(let day, let amount, let isPendingByDate):
                let note = parser.complete(&line, from: row, day: day, amount: amount, isPendingByDate: isPendingByDate)
                if note?.severity == .rejected { return rows.append(unread) }
            case .rejected: return rows.append(unread)
            case .balance, .continuation, .skipped: return
            }
            let balance = layout.balance(in: row, after: line.amount)
            guard line.status == .booked, line.currency == nil, let balance else {
                return rows.append(ReadRow(amount: line.amount, row: nil))
            }
            rows.append(ReadRow(amount: line.amount, row: CSVBalanceFit.Row(day: line.day, amount: line.amount, balance: balance)))
        }
        return rows
    }

    /// The columns that may hold running balances, named ones first.
    private func balanceColumns(besides layout: CSVLayout) -> [Int] {
        let named = header.all(.balance).filter { isNamedAmount($0) && columns[$0].filled > 0 }
        let rows = columns.map(\.filled).max() ?? 0
        let byCells = columns.indices.filter { column in
            header.role(of: column) == nil && isAmount(column) && columns[column].filled == rows && !columns[column].isConstant
                && columns[column].withSeparator * 2 >= columns[column].filled
        }
        return (named.prefix(Self.triedBalances) + byCells.prefix(Self.triedBalances)).filter {
            !layout.amountColumns.contains($0) && $0 != layout.date
        }
    }
}

extension CSVCandidate {
    /// Whether the amounts explain the balances.
    var isProven: Bool { fit?.isExplained == true }
}
