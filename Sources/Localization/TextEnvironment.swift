package import Models

/// What rendering a text depends on besides the text: language, locale, and whether amounts are hidden.
package struct TextEnvironment: Sendable {
    package var language: Language
    package var locale: LocaleFormat
    package var hidesAmounts: Bool
    /// The translations into the language; nil for English, whose texts are their own keys.
    package var catalog: StringCatalog?

    package init(
        _ language: Language = .english, locale: LocaleFormat = .englishUS, hidesAmounts: Bool = false, catalog: StringCatalog? = nil
    ) {
        self.language = language
        self.locale = locale
        self.hidesAmounts = hidesAmounts
        self.catalog = catalog
    }

    /// English with amounts shown, in the format of en-US.
    package static let english = TextEnvironment()

    /// What stands for a hidden amount.
    package static let hiddenAmount = "••••"
}
