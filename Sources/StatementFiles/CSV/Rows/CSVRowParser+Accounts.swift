import Models

extension CSVRowParser {
    /// The outcome of a row of another account than the one that is read; nil for a row of this account.
    ///
    /// The first account is read with all rows that belong to none; the others are collected for a separate pass each.
    mutating func outcomeOfOtherAccount(_ row: CSVScanner) throws -> Outcome? {
        guard let column = layout.ownAccount else { return nil }
        let cell = row.bytes(column)
        if wantedAccount != nil { return ownAccount?.elementsEqual(cell) == true ? nil : .skipped(nil) }
        if cell.isEmpty || ownAccount?.elementsEqual(cell) == true { return nil }
        guard CSVDate(dateCell(of: row).cell) != nil else { return nil }
        guard let own = ownAccount else {
            ownAccount = Array(cell)
            return nil
        }
        if layout.isCofferExport {
            throw StatementFileError(
                .needsChoice, line: row.line, code: .csvSeveralAccounts, found: row.text(column),
                expected: String(decoding: own, as: UTF8.self))
        }
        if otherAccounts.contains(where: { $0.elementsEqual(cell) }) { return .skipped(nil) }
        guard otherAccounts.count < Self.maximumAccounts - 1 else {
            return rejected(row, .csvOtherAccount, found: row.text(column), expected: String(decoding: own, as: UTF8.self))
        }
        otherAccounts.append(Array(cell))
        return .skipped(nil)
    }
}
