package import Models

/// Settings of the server's machine, used as defaults in the setup form if the browser provides none.
package struct SetupDefaults: Hashable, Sendable {
    package var currency: Currency
    /// An IANA name.
    package var timeZone: String

    package init(currency: Currency, timeZone: String) {
        self.currency = currency
        self.timeZone = timeZone
    }
}
