package import Models

/// The currencies that the household meets.
///
/// `Currency` is made only from codes of its table, so each has a way out that is never taken.
package enum DemoCurrency {
    package static let euro = currency("EUR")
    static let dollar = currency("USD")
    static let pound = currency("GBP")
    static let krone = currency("DKK")
    static let koruna = currency("CZK")

    private static func currency(_ code: String) -> Currency { Currency(code: code) ?? CurrencyTable.all[0] }
}
