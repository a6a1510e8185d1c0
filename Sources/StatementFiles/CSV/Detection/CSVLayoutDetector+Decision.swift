import Models

extension CSVLayoutDetector {
    /// The number of purchases without a minus for which a card's payments with a minus prove that all signs are inverted.
    private static let purchaseLimit = 2

    /// The candidates with their rows, and the fit of these to the balances of the file.
    ///
    /// Candidates after one that explains all balances are compared only if they have the same weight.
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

    /// The reading of a candidate, with the balance column that its amounts explain; and the inverted reading if only this one explains it.
    private func tried(_ candidate: CSVCandidate) -> [CSVCandidate] {
        var best = candidate
        best.amounts = rows(of: candidate.layout).map(\.amount)
        var withoutFee = candidate.layout
        withoutFee.fee = nil
        let isReadable = rows(of: withoutFee).count { $0.isUnread } * 5 <= best.amounts.count
        // A bank's layout that leaves rows unread does not match this file.
        if !isReadable { best.weight -= candidate.layout.known == nil ? CSVCandidate.Weight.sparse : CSVCandidate.Weight.known }
        for balance in balanceColumns(besides: candidate.layout) {
            // The balance before a row has to vary, or it would explain any amount next to a zero.
            for isBefore in columns[balance].distinct * 2 > min(columns[balance].filled, 64) ? [false, true] : [false] {
                var layout = candidate.layout
                (layout.balance, layout.balanceIsBefore) = (balance, isBefore)
                let read = rows(of: layout)
                var fit = CSVBalanceFit(read.map(\.row), areDaysOrdered: layout.dateOrder != nil, isBefore: isBefore)
                if !isBefore, fit.links > 0, let accounts = accountsByBalances(layout) {
                    (layout.ownAccount, fit) = accounts
                }
                let isNamed = header.role(of: balance) == .balance && !isBefore
                // Two rows without names: a column with decimals that is consistent to the cent is a balance.
                let isOnlyPair = !dialect.hasHeader && !isBefore && fit.asWritten + fit.negated == 1
                // A column that is not named a balance, or a balance before the row, is used only if the amounts explain it.
                guard isReadable, fit.links > 0, isNamed || (fit.isExplained && (fit.links > 1 || isOnlyPair)) else { continue }
                guard fit.asWritten > best.fit?.asWritten ?? -1 else { continue }
                (best.layout.balance, best.layout.balanceIsBefore) = (balance, isBefore)
                best.layout.ownAccount = layout.ownAccount
                best.fit = fit
            }
        }
        best = withPending(best)
        if best.fit == nil, let balance = best.layout.balance, !header.all(.balance).contains(balance) { best.layout.balance = nil }
        guard let fit = best.fit, !fit.isExplained, fit.isExplainedAsDebt else { return [best] }
        return [asDebt(best, fit)]
    }

    /// The reading with its pending rows booked, if the balances follow only with these.
    private func withPending(_ candidate: CSVCandidate) -> CSVCandidate {
        guard let fit = candidate.fit, !fit.isComplete, !candidate.layout.booksPending else { return candidate }
        var other = candidate
        other.layout.booksPending = true
        let read = rows(of: other.layout)
        let whole = CSVBalanceFit(read.map(\.row), areDaysOrdered: other.layout.dateOrder != nil, isBefore: other.layout.balanceIsBefore)
        guard whole.isComplete, whole.links > max(fit.links, 1) else { return candidate }
        other.amounts = read.map(\.amount)
        other.fit = whole
        return other
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

    /// The reading to use; two if the user has to choose, the better one first.
    ///
    /// - Throws: `.malformed` if balances show that unsigned amounts are debits as well as credits.
    func decide(_ readings: [CSVCandidate]) throws -> [CSVCandidate] {
        let ordered = readings.enumerated().sorted { left, right in
            let (a, b) = (left.element, right.element)
            if a.isProven != b.isProven { return a.isProven }
            if a.isProven, a.fit?.isComplete != b.fit?.isComplete, a.layout.known == nil { return a.fit?.isComplete == true }
            // Without names, a layout of which only the number of columns fits does not make an account a debt.
            if a.isProven, !dialect.hasHeader, a.layout.balanceIsDebt != b.layout.balanceIsDebt { return b.layout.balanceIsDebt }
            // With and without fees, of one known layout.
            if a.isProven, a.layout.known != nil, a.layout.known == b.layout.known, a.fit?.asWritten != b.fit?.asWritten {
                return a.fit?.asWritten ?? 0 > b.fit?.asWritten ?? 0
            }
            return a.weight != b.weight ? a.weight > b.weight : left.offset < right.offset
        }.map(\.element)
        guard let first = ordered.first else { throw missing(.csvAmountColumnMissing) }
        if first.isProven {
            // Two readings explain the balances and differ only where these are no evidence: in the oldest row, or in one without a balance. Names
            // decide between them; without names, or if neither explains all balances, the user has to choose.
            if first.fit?.isComplete != true || !dialect.hasHeader, first.layout.known == nil,
                let other = ordered.dropFirst().first(where: {
                    $0.isProven && $0.amounts != first.amounts && $0.layout.balanceIsDebt == first.layout.balanceIsDebt
                })
            {
                return [first, other]
            }
            return header.names.isEmpty && isMostlyMoneyIn(first) ? [first] + turned(first) : [first]
        }
        // Rates and amounts before conversion are used only if balances prove them.
        guard first.weight >= 2 * CSVCandidate.Weight.foreign else { throw missing(.csvAmountColumnMissing) }
        try rejectSigns(first)
        let others = ordered.dropFirst().filter { $0.amounts != first.amounts }
        let isContradicted = first.fit?.isContradicted == true && !isKnownWithSigns(first)
        if let second = others.first, isContradicted || first.weight - second.weight < CSVCandidate.Weight.margin {
            return [first, second]
        }
        // Without names, partly inconsistent balances do not prove the choice of the column.
        let isHalfProven = !dialect.hasHeader && first.layout.known == nil && first.fit.map { !$0.isComplete } ?? false
        if isHalfProven, let second = others.first { return [first, second] }
        if isContradicted || isHalfProven, case .signed = first.layout.amounts {
            return [first, inverted(first)]
        }
        if isTurnedByTexts(first) { return [inverted(first), first] }
        guard mayBeTurned(first), !kindsConfirmSigns(of: first) else { return [first] }
        let texts = directionTexts(of: first)
        guard hasMostlyPositives(first) else {
            // Purchases without a minus and payments with one are those of a card, regardless of the number of rows with a minus.
            let isTurned = texts.purchases >= Self.purchaseLimit && texts.arePositivesIncoming == false
            return isTurned ? [inverted(first), first] : [first]
        }
        // Evidence in the texts decides; if it shows that the signs are inverted, the inverted reading is offered first.
        return switch texts.arePositivesIncoming {
        case true?: [first]
        case false?: [inverted(first), first]
        case nil: [first, inverted(first)]
        }
    }
}

extension CSVCandidate {
    /// Whether the amounts explain the balances.
    var isProven: Bool { fit?.isExplained == true }
}
