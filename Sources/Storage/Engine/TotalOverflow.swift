package import Models

/// A total would exceed `AmountLimit.total`, so the write is rolled back.
package struct TotalOverflow: Error, Hashable, Sendable {
    /// The currency of the total.
    package let currency: Currency
}

extension TotalOverflow: CustomStringConvertible {
    package var description: String {
        let limit = Money(minorUnits: AmountLimit.total, currency: currency)
        return "An account or category would hold, or take in a month, more than \(limit)"
    }
}
