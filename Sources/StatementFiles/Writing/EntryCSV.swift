package import Models

/// Writes a list of entries as CSV (RFC 4180) in the columns of an export, one row each, in the order of the list.
package struct EntryCSV {
    package static let head = CofferCSV.columns.joined(separator: ",") + "\r\n"

    /// The row of an entry, with its line end.
    package static func row(_ entry: Entry) -> String {
        let only = entry.counterparts.count == 1 ? entry.counterparts.first : nil
        let parts = entry.counterparts.map { side in
            let number = DecimalFigure(mantissa: side.amount.minorUnits, scale: side.amount.currency.decimals)
            return side.role.isAccount
                ? StatementLinePart(amount: number, transferAccount: side.name) : StatementLinePart(amount: number, category: side.name)
        }
        let cells = [
            entry.day.description, CSVCell.guarded(entry.accountName), entry.amount.decimalText, entry.amount.currency.code,
            CSVCell.guarded(entry.payee), CSVCell.guarded(entry.note), only.map { $0.role.isAccount ? "" : CSVCell.guarded($0.name) } ?? "",
            only.map { $0.role.isAccount ? CSVCell.guarded($0.name) : "" } ?? "", entry.status.rawValue, entry.id.description,
            CSVCell.guarded(entry.reference ?? ""), CSVCell.guarded(entry.tags.joined(separator: " ")), entry.foreign?.decimalText ?? "",
            entry.foreign?.currency.code ?? "", parts.count > 1 ? CSVCell.guarded(CofferCSV.text(of: parts)) : "",
        ]
        return cells.map(CSVCell.quoted).joined(separator: ",") + "\r\n"
    }
}
