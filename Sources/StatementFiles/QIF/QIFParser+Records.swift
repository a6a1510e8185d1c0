import Models

/// The records of a statement: each becomes a line, the opening balance, or a diagnostic.
extension QIFParser {
    /// Ends a record without `^` at the first field of the next one. It is accepted if it is complete.
    mutating func endOpenRecord(by number: Int, into sink: inout some StatementSink) throws {
        guard record.date != nil, record.amount ?? record.secondAmount != nil else { return try dropOpenRecord(into: &sink) }
        try sink.diagnostic(
            Diagnostic(
                line: record.line, severity: .warning, code: .qifRecordNotClosedBeforeNext, arguments: [String(number)],
                found: record.payee ?? record.memo, expected: "^"))
        try endRecord(into: &sink)
    }

    mutating func dropOpenRecord(into sink: inout some StatementSink) throws {
        guard !record.isEmpty else { return }
        let open = record
        record = QIFRecord()
        try reject(open, .qifRecordNotClosed, found: open.payee ?? open.memo, expected: "^", into: &sink)
    }

    mutating func endRecord(into sink: inout some StatementSink) throws {
        guard !record.isEmpty else { return }
        let ended = record
        record = QIFRecord()
        recordCount += 1
        if section == .investment {
            investmentRecords += 1
            return
        }
        if let duplicateField = ended.duplicateField {
            try reject(
                ended, duplicateField == "D" ? .qifTwoDays : .qifTwoAmounts, found: ended.payee ?? ended.memo, expected: "^", into: &sink)
            return
        }
        guard let date = ended.date else {
            try reject(
                ended, .qifDayMissing, found: ended.invalidDate ?? ended.payee, expected: "a day such as 3/14/2024", into: &sink)
            return
        }
        guard let day = try day(date, of: ended) else {
            try reject(ended, .qifNoSuchDay, found: ended.payee, expected: "a day such as 3/14/2024", into: &sink)
            return
        }
        guard ended.invalidAmount == nil, let amount = ended.amount ?? ended.secondAmount else {
            try reject(
                ended, .qifAmountMissing, found: ended.invalidAmount ?? ended.payee, expected: "an amount such as -12.50", into: &sink)
            return
        }
        if let found = ended.skippedField {
            try sink.diagnostic(Diagnostic(line: ended.line, severity: .warning, code: .qifFieldLeftOut, found: found))
        }
        let target = ended.target
        if isOpeningBalance(ended, target) {
            if header?.name == nil, let name = target.account, !QIFOpeningBalance.isEquity(name) { header?.name = name }
            trailer.opening = StatementBalance(amount: amount, day: day)
            return
        }
        var line = StatementLine(line: ended.line, day: day, amount: amount, status: amount.isZero ? .informational : .booked)
        line.payee = ended.payee ?? ""
        line.memo = ended.memo ?? ""
        line.reference = ended.number
        line.transferAccount = target.account
        line.category = target.category
        if !ended.parts.isEmpty {
            if let parts = ended.statementParts(of: amount) {
                line.parts = parts
            } else {
                try sink.diagnostic(
                    Diagnostic(
                        line: ended.line, severity: .warning, code: .qifPartsDoNotAddUp, found: ended.payee,
                        expected: amount.description))
            }
        }
        try begin(into: &sink)
        try sink.line(line)
    }

    /// Whether a record is the opening balance of its account: a transfer from the account itself or from an equity account.
    private func isOpeningBalance(_ record: QIFRecord, _ target: QIFTarget) -> Bool {
        guard trailer.opening == nil, record.parts.isEmpty, let payee = record.payee, QIFOpeningBalance.isPayee(payee),
            let account = target.account
        else { return false }
        guard let name = header?.name else { return recordCount == 1 }
        return name.lowercased() == account.lowercased() || QIFOpeningBalance.isEquity(account)
    }

    private func day(_ date: QIFDate, of record: QIFRecord) throws -> Day? {
        if let order { return date.day(order) }
        guard date.isAmbiguous else { return date.unambiguousDay }
        throw StatementFileError(
            .needsChoice, choice: .dateOrder, line: record.line, code: .qifDateOrderUnknown, found: record.payee,
            expected: "the order of day and month")
    }

    private func reject(
        _ record: QIFRecord, _ code: DiagnosticCode, found: String?, expected: String, into sink: inout some StatementSink
    ) throws {
        try sink.diagnostic(Diagnostic(line: record.line, severity: .rejected, code: code, found: found, expected: expected))
    }
}
