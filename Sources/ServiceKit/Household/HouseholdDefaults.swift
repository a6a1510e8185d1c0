package import Models

/// Settings of a new household.
package struct HouseholdDefaults: Hashable, Sendable {
    /// The household's name.
    package var name: String
    /// The household's main currency.
    package var currency: Currency
    /// IANA name.
    package var timeZone: String
    /// The language of the standard categories.
    package var language: Language

    /// - Parameter timeZone: IANA name.
    package init(name: String, currency: Currency, timeZone: String, language: Language = .english) {
        self.name = name
        self.currency = currency
        self.timeZone = timeZone
        self.language = language
    }
}
