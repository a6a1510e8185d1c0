import Models

/// Figures for the tests.
enum Sample {
    static let dollar = Currency(code: "USD").unsafelyUnwrapped

    /// Dollars, in cents.
    static func money(_ cents: Int64) -> Money { Money(minorUnits: cents, currency: dollar) }
}
