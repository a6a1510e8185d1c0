package import Models

/// The input of rendering a text besides the text: language, locale, today, and whether amounts are shown.
package struct TextEnvironment: Sendable {
    package let language: Language
    /// The format of numbers and days, with the words of the language.
    package let locale: LocaleFormat
    /// Whether amounts are shown; by default they are hidden.
    package var showsAmounts: Bool
    /// The reader's day, for `Today` and `Yesterday`; nil formats every day as a date.
    package var today: Day?
    /// The translations into the language, by default those of the program; nil for English, whose texts are their own keys.
    package var catalog: StringCatalog?

    package init(
        _ language: Language = .english, locale: LocaleFormat = .englishUS, showsAmounts: Bool = false, today: Day? = nil,
        catalog: StringCatalog? = nil
    ) {
        self.language = language
        self.locale = locale.speaking(language)
        self.showsAmounts = showsAmounts
        self.today = today
        self.catalog = catalog ?? StringCatalog.embedded(language)
    }

    /// English with amounts shown, in the format of en-US.
    package static let english = TextEnvironment(showsAmounts: true)

    /// The text that replaces a hidden amount.
    package static let hiddenAmount = "••••"
}
