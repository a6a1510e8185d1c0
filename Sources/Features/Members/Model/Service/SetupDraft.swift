package import Models

/// The data of the setup form.
package struct SetupDraft: Hashable, Sendable {
    /// The owner's sign-in name.
    package var name: String
    /// Empty for the sign-in name.
    package var displayName: String
    /// In plain text; at least 12 characters.
    package var passphrase: String
    package var householdName: String
    /// The currency of totals.
    package var currency: Currency
    /// Whether the owner chose the currency instead of keeping the offered one. Only a currency that was not chosen is replaced by that of the first
    /// file.
    package var isCurrencyChosen: Bool
    /// An IANA name.
    package var timeZone: String
    /// The format of numbers and days: a BCP 47 tag.
    package var locale: String
    /// The language of the owner and of the standard categories.
    package var language: Language

    package init(
        name: String, displayName: String = "", passphrase: String, householdName: String, currency: Currency,
        isCurrencyChosen: Bool = false, timeZone: String, locale: String = "en-US", language: Language = .english
    ) {
        self.name = name
        self.displayName = displayName
        self.passphrase = passphrase
        self.householdName = householdName
        self.currency = currency
        self.isCurrencyChosen = isCurrencyChosen
        self.timeZone = timeZone
        self.locale = locale
        self.language = language
    }
}
