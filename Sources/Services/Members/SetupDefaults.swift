package import Models

/// What the machine that Coffer runs on is set to: the first start begins with it where the browser says nothing.
package struct SetupDefaults: Hashable, Sendable {
    package var currency: Currency
    /// An IANA name.
    package var timeZone: String

    package init(currency: Currency, timeZone: String) {
        self.currency = currency
        self.timeZone = timeZone
    }
}
