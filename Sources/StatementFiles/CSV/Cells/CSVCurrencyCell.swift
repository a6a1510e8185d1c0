import Models

/// A cell with a currency: its code, or a symbol such as `€`, `$` or `zł`.
enum CSVCurrencyCell {
    case currency(Currency)
    case symbol(SharedCurrencySymbol)

    /// Nil if the cell has no known currency or symbol.
    init?(_ cell: UnsafeRawBufferPointer) {
        guard cell.count > 0, cell.count <= 16 else { return nil }
        let text = cell.text
        if let currency = Currency(code: text) {
            self = .currency(currency)
            return
        }
        if let code = Self.names[text.lowercased()], let currency = Currency(code: code) {
            self = .currency(currency)
            return
        }
        let scalars = text.unicodeScalars
        if scalars.count == 1, let scalar = scalars.first, let affix = CSVAmountAffix(symbol: scalar) {
            self.init(affix)
            return
        }
        let letters = String(text.filter { $0 != "$" })
        // A single letter such as "S" or "R" is not a currency.
        guard letters.utf8.count > 1 || letters.count < text.count else { return nil }
        guard let affix = CSVAmountAffix(letters: letters, hasDollar: letters.count < text.count, isSuffix: false) else { return nil }
        self.init(affix)
    }

    /// Names of currencies that banks write instead of a code, and obsolete codes.
    private static let names = [
        "euro": "EUR", "euros": "EUR", "eur": "EUR", "人民币": "CNY", "人民币元": "CNY", "rmb": "CNY", "美元": "USD", "港币": "HKD", "日元": "JPY",
        "円": "JPY",
        "rur": "RUB", "руб": "RUB", "руб.": "RUB", "грн": "UAH", "лв": "BGN", "лв.": "BGN", "dollar": "USD", "us dollar": "USD",
        "pound": "GBP",
        "gbp sterling": "GBP", "ntd": "TWD",
    ]

    private init?(_ affix: CSVAmountAffix) {
        switch affix {
        case .currency(let currency): self = .currency(currency)
        case .symbol(let sign): self = .symbol(sign)
        case .debit, .credit: return nil
        }
    }
}
