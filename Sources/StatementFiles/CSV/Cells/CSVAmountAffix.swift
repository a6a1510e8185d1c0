import Models

/// A prefix or suffix of an amount: a currency, a symbol that several currencies share, or a debit or credit word.
enum CSVAmountAffix {
    case currency(Currency)
    case symbol(SharedCurrencySymbol)
    case debit, credit

    /// The currency of a symbol; nil for an unknown symbol.
    init?(symbol: Unicode.Scalar) {
        let code: StaticString
        switch symbol {
        case "$": self = .symbol(.dollar); return
        case "¥", "￥": self = .symbol(.yen); return
        case "₨": self = .symbol(.rupee); return
        case "€": code = "EUR"
        case "£": code = "GBP"
        case "₡": code = "CRC"
        case "₦": code = "NGN"
        case "₩": code = "KRW"
        case "₪": code = "ILS"
        case "₫": code = "VND"
        case "₭": code = "LAK"
        case "₮": code = "MNT"
        case "₱": code = "PHP"
        case "₲": code = "PYG"
        case "₴": code = "UAH"
        case "₵": code = "GHS"
        case "₸": code = "KZT"
        case "₹": code = "INR"
        case "₺": code = "TRY"
        case "₼": code = "AZN"
        case "₽": code = "RUB"
        case "₾": code = "GEL"
        case "฿": code = "THB"
        default: return nil
        }
        guard let currency = Currency(code: code.description) else { return nil }
        self = .currency(currency)
    }

    /// The meaning of the letters next to an amount; nil if unknown.
    ///
    /// - Parameters:
    ///   - hasDollar: whether the letters are next to `$`, as in `US$`.
    ///   - isSuffix: whether the letters follow the digits, where German banks write `S` (*Soll*, debit) and `H` (*Haben*, credit).
    init?(letters: String, hasDollar: Bool, isSuffix: Bool) {
        if let currency = Currency(code: letters) {
            self = .currency(currency)
            return
        }
        let word = letters.lowercased()
        if hasDollar {
            guard let code = Self.dollars[word], let currency = Currency(code: code) else { return nil }
            self = .currency(currency)
            return
        }
        switch word {
        case "dr", "db": self = .debit
        case "cr": self = .credit
        case "d", "s":
            guard isSuffix else { return nil }
            self = .debit
        case "c", "h":
            guard isSuffix else { return nil }
            self = .credit
        case "kr": self = .symbol(.krone)
        case "rs": self = .symbol(.rupee)
        default:
            guard let code = Self.words[word], let currency = Currency(code: code) else { return nil }
            self = .currency(currency)
        }
    }

    private static let dollars = [
        "us": "USD", "c": "CAD", "ca": "CAD", "a": "AUD", "au": "AUD", "nz": "NZD", "hk": "HKD", "s": "SGD", "nt": "TWD", "mx": "MXN",
        "r": "BRL",
    ]

    private static let words = [
        "zł": "PLN", "zl": "PLN", "kč": "CZK", "kc": "CZK", "ft": "HUF", "lei": "RON", "fr": "CHF", "sfr": "CHF", "r": "ZAR", "tl": "TRY",
    ]
}
