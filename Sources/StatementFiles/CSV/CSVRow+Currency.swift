import Models

extension CSVRow {

    /// Takes the line's currency where it is not the statement's.
    ///
    /// - Returns: why the row is rejected: its column names no known currency, or contradicts what stands beside the amount.
    mutating func take(currency row: CSVScanner, beside amount: CSVFigure, into line: inout StatementLine) -> Diagnostic? {
        var own = amount.currency
        var sign = amount.currencySign
        if let column = layout.currencyColumn, !row.bytes(column).isEmpty {
            let cell = row.bytes(column)
            if let currency, currency.elementsEqual(cell), own == nil, sign == nil { return nil }
            switch CSVCurrencyCell(cell) {
            case .currency(let code):
                guard own == nil || own == code else { return contradiction(row, amount.currency?.code ?? "", code.code) }
                own = code
                if currency == nil { currency = Array(cell) }
            case .sign(let other): sign = other
            case nil:
                return Diagnostic(
                    line: row.line, severity: .rejected, message: "The currency is not known", found: cell.text,
                    expected: "an ISO 4217 code")
            }
            if let own, let sign, !sign.stands(for: own) { return contradiction(row, sign.text, own.code) }
            if let own, currency.map({ $0.elementsEqual(cell) }) != true { line.currency = own }
            if own != nil { return nil }
        } else if let own {
            if own != layout.currency { line.currency = own }
            if let sign, !sign.stands(for: own) { return contradiction(row, sign.text, own.code) }
            return nil
        }
        guard let sign else { return nil }
        if let known = layout.currency, !sign.stands(for: known) { return contradiction(row, sign.text, known.code) }
        if let currencySign, currencySign != sign { return contradiction(row, sign.text, currencySign.text) }
        currencySign = sign
        return nil
    }

    func contradiction(_ row: CSVScanner, _ sign: String, _ other: String) -> Diagnostic {
        Diagnostic(
            line: row.line, severity: .rejected, message: "The currency beside the amount is not that of the row", found: sign,
            expected: other)
    }
}
