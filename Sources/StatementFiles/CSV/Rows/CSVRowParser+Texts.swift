import Models

extension CSVRowParser {
    /// Sets payee and memo.
    ///
    /// If the payee's cell is empty or contains no words (`*`, a number, an IBAN), the first text of the memo is the payee.
    func applyTexts(of row: CSVScanner, to line: inout StatementLine) {
        var payee: Int?
        if let payer = layout.payer, !line.amount.isNegative, CSVTextKind(row.bytes(payer)) == .words { payee = payer }
        if payee == nil, let column = layout.payee, CSVTextKind(row.bytes(column)) == .words { payee = column }
        if payee == nil { payee = payeeTexts.first { CSVTextKind(row.bytes($0)) == .words } }
        if payee == nil {
            payee = [layout.payee, layout.payer].compactMap { $0 }.first { !row.bytes($0).isEmpty && CSVTextKind(row.bytes($0)) != .mark }
        }
        if let payee {
            if let labelled = CSVLabelledName(row.bytes(payee)) {
                (line.payee, line.memo) = (labelled.name, labelled.rest)
            } else {
                line.payee = row.text(payee)
            }
        }
        for column in layout.memo where column != payee && !row.bytes(column).isEmpty {
            line.memo = line.memo.isEmpty ? row.text(column) : line.memo + " " + row.text(column)
        }
    }

    /// The text of a row that only continues the preceding line: it has no amount and no balance, but words, or the figures of a part of a
    /// collective order; nil for any other row.
    ///
    /// - Parameter hasDay: whether the row repeats the day; then the table has to have balances, of which this row has none.
    func continuation(_ row: CSVScanner, hasDay: Bool = false) -> String? {
        guard !layout.isCofferExport, !hasDay || layout.balance != nil else { return nil }
        guard layout.amountColumns.allSatisfy({ row.bytes($0).isEmpty }), layout.balance.map({ row.bytes($0).isEmpty }) ?? true else {
            return nil
        }
        guard !CSVSummaryRow.isTotal(row, layout: layout, besidesRemarks: true) else { return nil }
        var found: [String] = []
        for column in [layout.payee, layout.payer].compactMap({ $0 }) + layout.memo where CSVTextKind(row.bytes(column)) == .words {
            found.append(row.text(column))
        }
        // A remark below the table has a single cell, in the first column.
        guard !found.isEmpty, layout.columns < 3 || row.fields.indices.contains(where: { $0 > 0 && !row.bytes($0).isEmpty }) else {
            return nil
        }
        return found.joined(separator: " ")
    }

    /// A row that states a balance, or the sum of a period.
    func summary(_ kind: CSVSummaryRow.Kind, _ row: CSVScanner, _ day: Day) -> Outcome {
        let note = passedOver(row)
        guard kind != .turnover else { return .skipped(note) }
        let stated = layout.balance.flatMap { CSVRowAmount.amount(row.bytes($0), decimal: layout.decimal)?.value }
        if let stated { return .balance(StatementBalance(amount: stated, day: day), kind, note) }
        guard case .amount(let amount) = CSVRowAmount.parse(row, layout: layout, known: known) else { return .skipped(note) }
        return .balance(StatementBalance(amount: amount.value, day: day), kind, note)
    }
}
