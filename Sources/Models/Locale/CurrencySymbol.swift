/// The symbol of a currency in a locale.
struct CurrencySymbol: Sendable {
    let currency: Currency
    let text: String
    let bytes: [UInt8]
    /// Whether it ends in a letter and therefore needs a space before a digit.
    let endsInLetter: Bool

    init(currency: Currency, text: String) {
        self.currency = currency
        self.text = text
        self.bytes = Array(text.utf8)
        self.endsInLetter = text.last?.isLetter ?? false
    }

    /// Parses `USD=$|EUR=€`.
    static func table(_ text: String) -> [CurrencySymbol] {
        text.split(separator: "|").compactMap { pair in
            let sides = pair.split(separator: "=", maxSplits: 1)
            guard sides.count == 2, let currency = Currency(code: sides[0]) else { return nil }
            return CurrencySymbol(currency: currency, text: String(sides[1]))
        }
    }

    /// Symbols accepted in any locale (CLDR, narrow symbols).
    static let narrow = table(
        """
        USD=$|CAD=$|AUD=$|NZD=$|HKD=$|MXN=$|SGD=$|EUR=€|GBP=£|JPY=¥|JPY=￥|CNY=¥|INR=₹|KRW=₩|BRL=R$|PLN=zł|ILS=₪|VND=₫|PHP=₱|TRY=₺|\
        UAH=₴|NGN=₦|CHF=Fr.|SEK=kr|NOK=kr|DKK=kr|ISK=kr|CZK=Kč|HUF=Ft
        """)
}
