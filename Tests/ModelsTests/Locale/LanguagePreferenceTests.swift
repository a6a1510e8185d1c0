import Testing

@testable import Models

@Suite struct LanguagePreferenceTests {
    @Test(arguments: [
        ("de-CH,de;q=0.9,en;q=0.8", "de-CH", "CHF"), ("en-GB", "en-GB", "GBP"), ("ja-JP,en-US;q=0.5", "ja-JP", "JPY"),
        ("en;q=0.4, fr-CA;q=0.7", "fr-FR", "CAD"), ("nl", "nl-NL", nil), ("xx-AT,de;q=0.5", "de-DE", "EUR"),
    ])
    func theHeaderNamesLocaleAndCurrency(header: String, locale: String, currency: String?) {
        let preference = LanguagePreference(header: header)
        #expect(preference.locale?.tag == locale)
        #expect(preference.currency?.code == currency)
    }

    @Test(arguments: ["", "*", ";;;,,", "q=1", "tlh", "de;q=0", "\u{0}\u{0}"])
    func unknownLanguagesHaveNoLocale(header: String) {
        #expect(LanguagePreference(header: header).locale == nil)
        #expect(LanguagePreference(header: header).currency == nil)
    }

    @Test func weightsOrderTheTags() {
        #expect(LanguagePreference(header: "a;q=0.1, b, c;q=0.75, d;q=1.000").tags == ["b", "d", "c", "a"])
    }
}
