import Models

/// A cell that names a currency: by its code, or by a sign such as `€`, `$` or `zł`.
enum CSVCurrencyCell {
    case currency(Currency)
    case sign(CurrencySign)

    /// Nil where it names none that is known.
    init?(_ cell: UnsafeRawBufferPointer) {
        guard cell.count > 0, cell.count <= 8 else { return nil }
        let text = cell.text
        if let currency = Currency(code: text) {
            self = .currency(currency)
            return
        }
        let scalars = text.unicodeScalars
        if scalars.count == 1, let scalar = scalars.first, let mark = CSVMoneyMark(symbol: scalar) {
            self.init(mark)
            return
        }
        let letters = String(text.filter { $0 != "$" })
        // "S" and "R" alone are no currencies.
        guard letters.utf8.count > 1 || letters.count < text.count else { return nil }
        guard let mark = CSVMoneyMark(letters: letters, hasDollar: letters.count < text.count, isBehind: false) else { return nil }
        self.init(mark)
    }

    private init?(_ mark: CSVMoneyMark) {
        switch mark {
        case .currency(let currency): self = .currency(currency)
        case .sign(let sign): self = .sign(sign)
        case .debit, .credit: return nil
        }
    }
}
