import Models

extension CSVRowParser {
    /// Sets the line's currency if it differs from the statement's.
    ///
    /// - Returns: a rejection if the currency is unknown or conflicts with the currency next to the amount; else nil.
    mutating func applyCurrency(of row: CSVScanner, amount: CSVAmount, to line: inout StatementLine) -> Diagnostic? {
        var own = amount.currency
        var sign = amount.currencySymbol
        if let column = layout.currencyColumn, !row.bytes(column).isEmpty {
            let cell = row.bytes(column)
            if let currency, currency.elementsEqual(cell), own == nil, sign == nil { return nil }
            switch CSVCurrencyCell(cell) {
            case .currency(let code):
                guard own == nil || own == code else { return conflict(row, amount.currency?.code ?? "", code.code) }
                own = code
                if currency == nil { currency = Array(cell) }
            case .symbol(let other): sign = other
            case nil:
                return Diagnostic(
                    line: row.line, severity: .rejected, code: .csvCurrencyUnknown, found: cell.text,
                    expected: "an ISO 4217 code")
            }
            if let own, let sign, !sign.isUsed(for: own) { return conflict(row, sign.text, own.code) }
            if let own, currency.map({ $0.elementsEqual(cell) }) != true { line.currency = own }
            if own != nil { return nil }
        } else if let own {
            if own != layout.currency { line.currency = own }
            if let sign, !sign.isUsed(for: own) { return conflict(row, sign.text, own.code) }
            return nil
        }
        guard let sign else { return nil }
        if let known = layout.currency, !sign.isUsed(for: known) { return conflict(row, sign.text, known.code) }
        if let currencySymbol, currencySymbol != sign { return conflict(row, sign.text, currencySymbol.text) }
        currencySymbol = sign
        return nil
    }

    func conflict(_ row: CSVScanner, _ sign: String, _ other: String) -> Diagnostic {
        Diagnostic(
            line: row.line, severity: .rejected, code: .csvCurrencyContradictory, found: sign, expected: other)
    }
}
