import Models

extension CSVRowParser {
    /// The cell with the booking date. A pending row may have only another date, or a status word in place of the booking date.
    func dateCell(of row: CSVScanner) -> (cell: UnsafeRawBufferPointer, isPending: Bool) {
        let cell = row.bytes(layout.date)
        let isPending = !cell.isEmpty && !cell[0].isDigit && CSVDate(cell) == nil && CSVRowStatus(cell) == .pending
        guard cell.isEmpty || isPending else { return (cell, false) }
        for column in [layout.purchaseDate, layout.valueDate].compactMap({ $0 }) where !row.bytes(column).isEmpty {
            return (row.bytes(column), isPending)
        }
        return (cell, isPending)
    }

    /// Sets the line's status from the row.
    ///
    /// - Returns: a note for rows that were not booked, or a warning for an unknown status; else nil.
    mutating func applyStatus(of row: CSVScanner, isPendingByDate: Bool, to line: inout StatementLine) -> Diagnostic? {
        if isPendingByDate || rules?.isPending(row) == true || isPendingByText(row) { line.status = .pending }
        if let column = layout.signCheck ?? layout.indicator, row.bytes(column).count == 4, row.text(column).lowercased() == "memo" {
            line.status = .informational
            return Diagnostic(
                line: row.line, severity: .note, code: .csvRowForInformation, found: row.text(column))
        }
        guard let column = layout.status else { return nil }
        let cell = row.bytes(column)
        guard !cell.isEmpty else { return nil }
        if let flag = layout.statusFlag {
            if CSVTruthValue(cell)?.isTrue == (flag == .pending) { line.status = .pending }
            return nil
        }
        switch statusCache.meaning(of: cell, { CSVRowStatus($0) }) {
        case .booked: return nil
        case .pending:
            line.status = .pending
            return nil
        case .void:
            line.status = .informational
            return Diagnostic(
                line: row.line, severity: .note, code: .csvRowVoid, found: cell.text)
        case nil:
            guard !layout.isCofferExport, unknownStatuses.count < Self.maximumReportedStatuses, unknownStatuses.insert(cell.text).inserted
            else { return nil }
            return Diagnostic(
                line: row.line, severity: .warning, code: .csvStatusUnknown, found: cell.text,
                expected: "a word such as booked or pending")
        }
    }

    /// Whether a text of the row denotes a pending transaction.
    private func isPendingByText(_ row: CSVScanner) -> Bool {
        guard !layout.isCofferExport else { return false }
        if let payee = layout.payee, CSVPendingText.isPending(row.bytes(payee)) { return true }
        guard let kind = layout.kind, kind != layout.payee else { return false }
        return CSVPendingText.isPending(row.bytes(kind))
    }
}
