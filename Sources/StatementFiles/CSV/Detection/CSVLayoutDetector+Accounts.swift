extension CSVLayoutDetector {
    /// Selects the columns of the household's account and of the counterparty's.
    ///
    /// A column named like an account is the counterparty's if the file names the household's account above the table or in another column, if it is
    /// blank in some rows, or if it has many different numbers; else it is the household's.
    mutating func chooseAccounts() {
        layout.counterparty = header.all(.counterparty).first { columns.indices.contains($0) && isFilled($0) }
        // IBANs under the name of a payee.
        if layout.counterparty == nil {
            layout.counterparty = header.all(.payee).first { columns.indices.contains($0) && columns[$0].isIBAN }
        }
        for column in header.all(.account)
        where columns.indices.contains(column) && columns[column].filled > 0 && column != layout.counterparty && column != layout.ownAccount
        {
            if layout.ownAccount == nil, isOwn(column) {
                layout.ownAccount = column
            } else if layout.counterparty == nil {
                layout.counterparty = column
            }
        }
        let named = header.all(.accountName).first { isFilled($0) }
        if layout.ownAccount == nil, layout.counterparty == nil || header.all(.account).isEmpty, let named, isOwn(named) {
            layout.ownAccount = named
        } else if let own = layout.ownAccount {
            layout.accountName = named == own ? nil : named
        }
    }

    private func isOwn(_ column: Int) -> Bool {
        let counts = columns[column]
        let rows = columns[layout.date].filled
        guard counts.filled >= rows else { return false }
        if let own = preamble.account { return isEveryCell(column, own) }
        if layout.counterparty != nil || counts.isConstant && counts.filled > 1 { return true }
        // Names without digits, such as "Checking", are accounts of a money program.
        if counts.codes + counts.ibans == 0, counts.distinct * 3 <= max(rows, 6) { return true }
        return counts.distinct * 3 <= rows
    }

    private func isEveryCell(_ column: Int, _ number: String) -> Bool {
        let wanted = CSVPreamble.digits(of: number)
        var isEqual = true
        sample.rows(limit: 50) { row in
            let cell = CSVPreamble.digits(of: row.text(column))
            if !cell.isEmpty, !wanted.hasSuffix(cell), !cell.hasSuffix(wanted) { isEqual = false }
        }
        return isEqual
    }
}
