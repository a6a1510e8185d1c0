package import Models

/// What somebody enters who accepts an invitation.
package struct JoinDraft: Hashable, Sendable {
    /// The sign-in name.
    package var name: String
    /// Empty for the sign-in name.
    package var displayName: String
    /// In plain text; at least 12 characters.
    package var passphrase: String
    /// The format of numbers and days: a BCP 47 tag.
    package var locale: String
    package var language: Language

    package init(name: String, displayName: String = "", passphrase: String, locale: String = "en-US", language: Language = .english) {
        self.name = name
        self.displayName = displayName
        self.passphrase = passphrase
        self.locale = locale
        self.language = language
    }
}
