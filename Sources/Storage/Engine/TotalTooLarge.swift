package import Models

/// A total would become larger than what is kept (`AmountLimit.total`), so the write is rolled back.
package struct TotalTooLarge: Error, Hashable, Sendable {
    /// What it is in.
    package let currency: Currency
}

extension TotalTooLarge: CustomStringConvertible {
    package var description: String {
        let limit = Money(minorUnits: AmountLimit.total, currency: currency)
        return "An account or category would hold, or take in a month, more than \(limit)"
    }
}
