import Models

/// Converts one `Ntry` to a statement line.
struct CAMTEntry {
    let tree: CAMTElementTree
    let fallbackDay: Day?

    /// The warnings and notes of the entry, except for a rejection.
    private(set) var diagnostics: [Diagnostic] = []

    /// The statement line.
    ///
    /// - Throws: `CAMTRejection` if the entry is invalid.
    mutating func makeLine() throws(CAMTRejection) -> StatementLine {
        let root = tree.root
        let amount = try tree.amount(tree.child(root, .amt))
        guard let isDebit = try tree.isDebit(root) else {
            throw CAMTRejection(code: .camtDirectionMissing, expected: "CdtDbtInd")
        }
        let valueDay = valueDay()
        guard let day = try tree.day(in: tree.child(root, .bookgDt)) ?? valueDay ?? fallbackDay else {
            throw CAMTRejection(code: .camtDayMissing, expected: "BookgDt")
        }
        let details = CAMTDetails(tree, isDebit: isDebit)
        var line = StatementLine(
            line: tree.line, day: day, valueDay: valueDay, amount: isDebit ? amount.value.negated : amount.value,
            currency: amount.currency)
        line.status = amount.value.isZero ? .informational : status()
        line.bankId = tree.text(tree.child(root, .acctSvcrRef)) ?? details.uniqueBankReference
        line.reference = details.common { $0.reference }
        line.counterparty = details.common { $0.counterparty }
        line.mandate = details.single?.mandate
        line.payee = details.common { $0.payee } ?? ""
        line.foreign = foreignAmount(otherThan: amount.currency, details)
        if isCashWithdrawal(root) || details.single.map({ isCashWithdrawal($0.node) }) ?? false { line.kind = .cashWithdrawal }
        line.codes = CAMTCodes(tree: tree, details: details).codes
        line.parts = parts(of: line, details)
        line.memo = memo(details, isSplit: !line.parts.isEmpty)
        return line
    }

    // MARK: - Status and days

    private mutating func status() -> StatementLine.Status {
        guard let element = tree.child(tree.root, .sts) else { return .booked }
        let code = tree.child(element, .cd) ?? element
        if tree.hasText(code, "BOOK") { return .booked }
        if tree.hasText(code, "PDNG") || tree.hasText(code, "FUTR") { return .pending }
        if tree.hasText(code, "INFO") { return .informational }
        diagnostics.append(
            Diagnostic(
                line: tree.line, severity: .warning, code: .camtStatusUnknown, found: tree.text(code),
                expected: "BOOK, PDNG or INFO"))
        return .booked
    }

    private mutating func valueDay() -> Day? {
        do {
            return try tree.day(in: tree.child(tree.root, .valDt))
        } catch {
            diagnostics.append(
                Diagnostic(
                    line: tree.line, severity: .warning, code: .camtValueDayUnreadable, found: error.found, expected: error.expected))
            return nil
        }
    }

    // MARK: - Kind

    /// Whether the ISO bank transaction code is a cash withdrawal: domain PMNT, family CCRD (card) or CNTR (counter), subfamily CWDL.
    private func isCashWithdrawal(_ node: CAMTElementTree.Node) -> Bool {
        let domain = tree.child(tree.child(node, .bkTxCd), .domn)
        let family = tree.child(domain, .fmly)
        guard tree.hasText(tree.child(domain, .cd), "PMNT"), tree.hasText(tree.child(family, .subFmlyCd), "CWDL") else { return false }
        let code = tree.child(family, .cd)
        return tree.hasText(code, "CCRD") || tree.hasText(code, "CNTR")
    }

    /// The amount in another currency: the instructed amount, else the transaction amount, else the counter value.
    private func foreignAmount(otherThan currency: Currency?, _ details: CAMTDetails) -> ForeignAmount? {
        for holder in [tree.child(details.single?.node, .amtDtls), tree.child(tree.root, .amtDtls)] {
            for name in [CAMTElementName.instdAmt, .txAmt, .cntrValAmt] {
                guard let node = tree.child(tree.child(holder, name), .amt), let amount = try? tree.amount(node),
                    let other = amount.currency, other != currency, !amount.value.isZero
                else { continue }
                return ForeignAmount(amount: amount.value, currency: other)
            }
        }
        return nil
    }

    // MARK: - Text and parts

    private func memo(_ details: CAMTDetails, isSplit: Bool) -> String {
        let entryText = tree.text(tree.child(tree.root, .addtlNtryInf))
        if let single = details.single { return single.memo ?? entryText ?? "" }
        if isSplit { return entryText ?? details.common { $0.memo } ?? "" }
        return entryText ?? details.joinedMemos
    }

    /// The parts of a split: the details, if there are several and their sum is the entry's amount. Empty if a detail has no amount in the
    /// entry's currency.
    private mutating func parts(of line: StatementLine, _ details: CAMTDetails) -> [StatementLinePart] {
        guard details.hasMultiple else { return [] }
        var parts: [StatementLinePart] = []
        var sum = DecimalFigure(mantissa: 0, scale: 0)
        for index in 0..<details.count {
            let detail = details[index]
            guard let amount = detail.amount(in: line.currency), let next = CAMTSum.adding(sum, amount) else { return [] }
            sum = next
            let text = [detail.payee, detail.memo].compactMap { $0 }.joined(separator: " ")
            parts.append(StatementLinePart(amount: amount, memo: text))
        }
        guard CAMTSum.isEqual(sum, line.amount) else {
            diagnostics.append(
                Diagnostic(
                    line: line.line, severity: .note, code: .camtDetailsDoNotAddUp, found: sum.description,
                    expected: line.amount.description))
            return []
        }
        return parts
    }
}
