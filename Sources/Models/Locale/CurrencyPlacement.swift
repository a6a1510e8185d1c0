/// Position of the currency symbol in a locale. A currency without a symbol is always written `CODE amount`.
enum CurrencyPlacement: String, Sendable {
    /// `−$5.00`
    case before
    /// `−R$ 5,00`, separated by U+00A0
    case beforeSpaced
    /// `€ −5,00`, separated by U+00A0
    case beforeSign
    /// `−5,00 €`, separated by U+00A0
    case after
}
