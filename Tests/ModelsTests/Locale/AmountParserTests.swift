import Models
import Testing

@Suite struct AmountParserTests {
    private func read(_ text: String, _ tag: String, _ code: String) throws -> Int64? {
        AmountParser.parse(text, locale: LocaleFormat(tag), currency: try currency(code))?.minorUnits
    }

    @Test(
        arguments: [
            ("5432.50", "en-US", "USD", 543_250), ("$5,432.50", "en-US", "USD", 543_250), ("-$5", "en-US", "USD", -500),
            ("$-5", "en-US", "USD", -500),
            ("\u{2212}5.00 USD", "en-US", "USD", -500), ("usd 5", "en-US", "USD", 500), ("5-", "en-US", "USD", -500),
            ("+ 5", "en-US", "USD", 500),
            ("1,234", "en-US", "USD", 123_400), ("1,234,567.8", "en-US", "USD", 123_456_780), ("12,5", "en-US", "USD", 1_250),
            ("12,50", "en-US", "USD", 1_250),
            (".5", "en-US", "USD", 50), (",5", "en-US", "USD", 50), ("5.", "en-US", "USD", 500), ("1 234.50", "en-US", "USD", 123_450),
            ("1'234'567", "en-US", "USD", 123_456_700), ("007", "en-US", "USD", 700), ("-0", "en-US", "USD", 0),
            ("1.234,56", "de-DE", "EUR", 123_456), ("1.234", "de-DE", "EUR", 123_400), ("12.50", "de-DE", "EUR", 1_250),
            ("12.5 €", "de-DE", "EUR", 1_250),
            ("1234,5", "de-DE", "EUR", 123_450), ("€ 7", "de-DE", "EUR", 700), ("1’234.50", "de-CH", "CHF", 123_450),
            ("Fr. 5", "de-CH", "CHF", 500),
            ("1 234,50", "fr-FR", "EUR", 123_450), ("1\u{202F}234,50\u{A0}€", "fr-FR", "EUR", 123_450), ("12.50", "fr-FR", "EUR", 1_250),
            ("12,34,567.50", "hi-IN", "INR", 123_456_750), ("1,234,567.50", "hi-IN", "INR", 123_456_750), ("500", "ja-JP", "JPY", 500),
            ("¥1,200", "ja-JP", "JPY", 1_200), ("1.234", "en-US", "BHD", 1_234), ("1,234", "de-DE", "BHD", 1_234),
            ("0.0001", "en-US", "CLF", 1),
            ("10000000000000.00", "en-US", "USD", 1_000_000_000_000_000), ("-10000000000000.00", "en-US", "USD", -1_000_000_000_000_000),
            ("100 zł", "pl-PL", "PLN", 10_000),
        ] as [(String, String, String, Int64)])
    func typedAmountsAreParsed(text: String, tag: String, code: String, expected: Int64) throws {
        #expect(try read(text, tag, code) == expected)
    }

    @Test(arguments: [
        ("", "en-US", "USD"), (" ", "en-US", "USD"), ("-", "en-US", "USD"), ("$", "en-US", "USD"), (".", "en-US", "USD"),
        (",", "en-US", "USD"),
        ("abc", "en-US", "USD"), ("1e5", "en-US", "USD"), ("--5", "en-US", "USD"), ("-5-", "en-US", "USD"), ("$5$", "en-US", "USD"),
        ("€5", "en-US", "USD"), ("5 EUR", "en-US", "USD"), ("1.234", "en-US", "USD"), ("1.005", "en-US", "USD"), ("5.000", "en-US", "USD"),
        ("1.234.567", "en-US", "USD"), ("1,2345", "en-US", "USD"), ("12,34,567", "en-US", "USD"), ("1,,234", "en-US", "USD"),
        (",234", "en-US", "USD"),
        ("1,234,", "en-US", "USD"), ("0,123", "en-US", "USD"), ("1.5.5", "en-US", "USD"), ("1.234,56", "en-US", "USD"),
        ("1 2", "en-US", "USD"),
        ("1 234,567", "en-US", "USD"), ("5,", "en-US", "USD"), ("1,5,5", "en-US", "USD"), ("1,234.56", "de-DE", "EUR"),
        ("12,345", "de-DE", "EUR"),
        ("1.234", "fr-FR", "EUR"), ("1.5", "en-US", "JPY"), ("500.00", "ja-JP", "JPY"), ("1,2", "ja-JP", "JPY"), ("(5)", "en-US", "USD"),
        ("10000000000000.01", "en-US", "USD"), ("-10000000000000.01", "en-US", "USD"), ("92233720368547758.07", "en-US", "USD"),
        ("99999999999999999999999999", "en-US", "USD"),
        ("٥", "en-US", "USD"), ("½", "en-US", "USD"), ("5\u{0}", "en-US", "USD"), ("1.2e\u{301}", "en-US", "USD"),
    ])
    func anythingElseIsNotAValidNumber(text: String, tag: String, code: String) throws {
        #expect(try read(text, tag, code) == nil)
    }

    @Test func longTextsAreRejected() throws {
        #expect(try read(String(repeating: "9", count: 1_000_000), "en-US", "USD") == nil)
        #expect(try read(String(repeating: " ", count: 1_000_000) + "5", "en-US", "USD") == nil)
    }

    @Test func noTextTraps() throws {
        let seed: UInt64 = 77
        var random = SeededGenerator(seed: seed)
        let alphabet = Array("0123456789.,,.'’ -+−$€złUSD\u{A0}\u{202F}x".unicodeScalars)
        let dollar = try currency("USD")
        for _ in 0..<5_000 {
            var text = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...12, using: &random) { text.append(alphabet[.random(in: 0..<alphabet.count, using: &random)]) }
            for locale in [LocaleFormat.englishUS, LocaleFormat("de"), LocaleFormat("fr"), LocaleFormat("hi")] {
                _ = AmountParser.parse(String(text), locale: locale, currency: dollar)
            }
        }
    }
}
