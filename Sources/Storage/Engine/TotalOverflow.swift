package import Models

/// A total would exceed `AmountLimit.total`, so the write is rolled back.
package struct TotalOverflow: Error, Hashable, Sendable {
    /// The currency of the total.
    package let currency: Currency

    package init(currency: Currency) {
        self.currency = currency
    }
}
