import Models

extension CSVRowParser {
    /// Sets the properties that only Coffer's own export has: exact texts, transfers, foreign amounts and parts.
    ///
    /// - Returns: the rejection of the record; nil if it is a line.
    func applyExportColumns(of row: CSVScanner, to line: inout StatementLine) -> Diagnostic? {
        line.payee = layout.payee.map { CSVCell.unguarded(row.exactText($0)) } ?? ""
        line.memo = layout.memo.first.map { CSVCell.unguarded(row.exactText($0)) } ?? ""
        line.category = layout.category.flatMap { exact(row, $0) }
        line.transferAccount = exact(row, CofferCSV.transferColumn)
        if let currency = Currency(code: row.text(CofferCSV.foreignCurrencyColumn)),
            let value = DecimalFigure(bytes: row.bytes(CofferCSV.foreignAmountColumn))
        {
            line.foreign = ForeignAmount(amount: value, currency: currency)
        }
        guard let parts = CofferCSV.parts(of: CSVCell.unguarded(row.exactText(CofferCSV.partsColumn))) else {
            return rejection(
                row, .csvPartsUnreadable, found: row.text(CofferCSV.partsColumn), expected: "-12.50 category Name|…")
        }
        line.parts = parts
        return nil
    }

    /// The untrimmed text of a cell of Coffer's own export; nil if it is empty.
    func exact(_ row: CSVScanner, _ column: Int) -> String? {
        let text = CSVCell.unguarded(row.exactText(column))
        return text.isEmpty ? nil : text
    }
}
