import Models

/// Writes CSV (RFC 4180) with one row for each entry of the exported own accounts. `CSVReader` reads an export of one account losslessly.
package struct CSVWriter: LedgerWriter {
    private var accounts: [ExportedLedgerAccount] = []
    private var onlyAccount: Int?
    private var entries = ExportEntryGrouper()

    package mutating func begin(_ header: ExportHeader, into output: inout ByteOutput) throws {
        accounts = header.accounts
        onlyAccount = header.onlyAccount
        try output.write(CofferCSV.columns.joined(separator: ",") + "\r\n")
    }

    package mutating func transaction(_ transaction: ExportedTransaction, into output: inout ByteOutput) throws {
        for entry in try entries.add(transaction, isExported: isExported) { try write(entry, into: &output) }
    }

    package mutating func end(into output: inout ByteOutput) throws {
        for entry in try entries.finish(isExported: isExported) { try write(entry, into: &output) }
    }

    /// Whether the entries of an account are written.
    private var isExported: (Int) -> Bool {
        let (accounts, onlyAccount) = (accounts, onlyAccount)
        return { accounts.indices.contains($0) && accounts[$0].isOwn && (onlyAccount == nil || onlyAccount == $0) }
    }

    private func write(_ entry: ExportEntry, into output: inout ByteOutput) throws {
        let first = entry.first
        let only = entry.parts.count == 1 ? entry.parts.first.map { accounts[$0.accountIndex] } : nil
        let parts = entry.parts.map { accountIndex, amount in
            let number = DecimalFigure(mantissa: amount.minorUnits, scale: amount.currency.decimals)
            let other = accounts[accountIndex]
            return other.isOwn
                ? StatementLinePart(amount: number, transferAccount: other.name) : StatementLinePart(amount: number, category: other.name)
        }
        let cells = [
            entry.day.description, CSVCell.guarded(accounts[entry.accountIndex].name), entry.amount.decimalText, entry.amount.currency.code,
            CSVCell.guarded(first.payee), CSVCell.guarded(first.note), only.map { $0.isOwn ? "" : CSVCell.guarded($0.name) } ?? "",
            only.map { $0.isOwn ? CSVCell.guarded($0.name) : "" } ?? "", first.status.rawValue, entry.id,
            CSVCell.guarded(first.reference ?? ""),
            CSVCell.guarded(first.tags.joined(separator: " ")), first.foreign?.decimalText ?? "", first.foreign?.currency.code ?? "",
            parts.count > 1 ? CSVCell.guarded(CofferCSV.text(of: parts)) : "",
        ]
        try output.write(cells.map(CSVCell.quoted).joined(separator: ",") + "\r\n")
    }
}
