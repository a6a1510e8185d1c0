import Models

/// One `Ntry` on its way to a statement line.
struct CAMTEntry {

    private let branch: CAMTBranch
    private let fallbackDay: Day?

    /// What was noticed while the line was read, apart from what rejects it.
    private(set) var diagnostics: [Diagnostic] = []

    init(_ branch: CAMTBranch, fallbackDay: Day?) {
        self.branch = branch
        self.fallbackDay = fallbackDay
    }

    /// The line.
    ///
    /// - Throws: what makes the entry unreadable.
    mutating func line() throws(CAMTRejection) -> StatementLine {
        let root = branch.root
        let amount = try branch.amount(branch.child(root, .amt))
        guard let isDebit = try branch.isDebit(root) else {
            throw CAMTRejection(message: "The line says neither debit nor credit", expected: "CdtDbtInd")
        }
        let valueDay = valueDay()
        guard let day = try branch.day(in: branch.child(root, .bookgDt)) ?? valueDay ?? fallbackDay else {
            throw CAMTRejection(message: "The line has no day", expected: "BookgDt")
        }
        let details = CAMTDetails(branch, isDebit: isDebit)
        var line = StatementLine(
            line: branch.line, day: day, valueDay: valueDay, amount: isDebit ? amount.figure.negated : amount.figure,
            currency: amount.currency)
        line.status = amount.figure.isZero ? .note : status()
        line.bankId = branch.text(branch.child(root, .acctSvcrRef)) ?? details.onlyBankReference
        line.reference = details.common { $0.reference }
        line.counterparty = details.common { $0.counterparty }
        line.payee = details.common { $0.payee } ?? ""
        line.foreign = foreign(besides: amount.currency, details)
        if isCashWithdrawal(root) || details.only.map({ isCashWithdrawal($0.node) }) ?? false { line.nature = .cashWithdrawal }
        line.parts = parts(of: line, details)
        line.memo = memo(details, isSplit: !line.parts.isEmpty)
        return line
    }

    // MARK: - Status and days

    private mutating func status() -> StatementLine.Status {
        guard let element = branch.child(branch.root, .sts) else { return .booked }
        let code = branch.child(element, .cd) ?? element
        if branch.says(code, "BOOK") { return .booked }
        if branch.says(code, "PDNG") || branch.says(code, "FUTR") { return .pending }
        if branch.says(code, "INFO") { return .note }
        diagnostics.append(
            Diagnostic(
                line: branch.line, severity: .warning, message: "The status is not known and is taken for booked",
                found: branch.text(code), expected: "BOOK, PDNG or INFO"))
        return .booked
    }

    private mutating func valueDay() -> Day? {
        do {
            return try branch.day(in: branch.child(branch.root, .valDt))
        } catch {
            diagnostics.append(
                Diagnostic(
                    line: branch.line, severity: .warning, message: "The value day is not a day", found: error.found,
                    expected: error.expected))
            return nil
        }
    }

    // MARK: - Kind

    /// ISO external bank transaction codes: payments, customer card or counter transaction, cash withdrawal.
    private func isCashWithdrawal(_ node: CAMTBranch.Node) -> Bool {
        let domain = branch.child(branch.child(node, .bkTxCd), .domn)
        let family = branch.child(domain, .fmly)
        guard branch.says(branch.child(domain, .cd), "PMNT"), branch.says(branch.child(family, .subFmlyCd), "CWDL") else { return false }
        let code = branch.child(family, .cd)
        return branch.says(code, "CCRD") || branch.says(code, "CNTR")
    }

    /// What was paid in another currency: the instructed, else the transaction's, else the counter value.
    private func foreign(besides currency: Currency?, _ details: CAMTDetails) -> ForeignFigure? {
        for holder in [branch.child(details.only?.node, .amtDtls), branch.child(branch.root, .amtDtls)] {
            for name in [CAMTName.instdAmt, .txAmt, .cntrValAmt] {
                guard let node = branch.child(branch.child(holder, name), .amt), let amount = try? branch.amount(node),
                    let other = amount.currency, other != currency, !amount.figure.isZero
                else { continue }
                return ForeignFigure(amount: amount.figure, currency: other)
            }
        }
        return nil
    }

    // MARK: - Text and parts

    private func memo(_ details: CAMTDetails, isSplit: Bool) -> String {
        let entryText = branch.text(branch.child(branch.root, .addtlNtryInf))
        if let only = details.only { return only.memo ?? entryText ?? "" }
        if isSplit { return entryText ?? details.common { $0.memo } ?? "" }
        return entryText ?? details.joinedMemos
    }

    /// Several details that add up to the entry; none where one of them has no amount in the entry's currency.
    private mutating func parts(of line: StatementLine, _ details: CAMTDetails) -> [StatementLinePart] {
        guard details.isSeveral else { return [] }
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
                    line: line.line, severity: .note, message: "The details do not add up to the entry, which is not split",
                    found: sum.description, expected: line.amount.description))
            return []
        }
        return parts
    }
}
