import Models

extension ExchangeRate {
    /// `1 EUR = 1.0864 USD`, with the locale's decimal separator.
    func text(in locale: LocaleFormat) -> String {
        "1 \(base) = \(rate.formatted(in: locale)) \(quote)"
    }
}
