package import Models

/// The currencies of the demo household.
///
/// `Currency(code:)` is failable, so the euro is the fallback, which these codes never use.
package enum DemoCurrency {
    /// The household's currency.
    package static let euro = Currency.euro
    static let dollar = currency("USD")
    static let pound = currency("GBP")
    static let krone = currency("DKK")
    static let koruna = currency("CZK")

    private static func currency(_ code: String) -> Currency { Currency(code: code) ?? .euro }
}
