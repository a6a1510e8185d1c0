import Models

/// What stands beside the digits of an amount: a currency, a sign that several currencies share, or a word for debit or credit.
enum CSVMoneyMark {
    case currency(Currency)
    case sign(CurrencySign)
    case debit, credit

    /// A character beyond ASCII that stands for one currency, by its scalar.
    init?(symbol: Unicode.Scalar) {
        let code: StaticString
        switch symbol {
        case "$": self = .sign(.dollar); return
        case "¥", "￥": self = .sign(.yen); return
        case "₨": self = .sign(.rupee); return
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

    /// The letters beside an amount; nil where they are none of these.
    ///
    /// - Parameters:
    ///   - hasDollar: `$` stands beside them, as in `US$`.
    ///   - isBehind: they follow the digits, where `S` and `H` are the *Soll* and *Haben* of German banks.
    init?(letters: String, hasDollar: Bool, isBehind: Bool) {
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
            guard isBehind else { return nil }
            self = .debit
        case "c", "h":
            guard isBehind else { return nil }
            self = .credit
        case "kr": self = .sign(.krone)
        case "rs": self = .sign(.rupee)
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
