import Testing

@testable import Models

@Suite struct MoneyFormattedTests {
    @Test(
        arguments: [
            ("en-US", "USD", 543_250, "$5,432.50"), ("en-US", "USD", -543_250, "\u{2212}$5,432.50"), ("en-US", "CHF", 500, "CHF\u{A0}5.00"),
            ("en-US", "JPY", 1_200, "¥1,200"), ("en-US", "BHD", 1_234_567, "BHD\u{A0}1,234.567"), ("en-US", "USD", 5, "$0.05"),
            ("en-US", "USD", 0, "$0.00"),
            ("en-GB", "USD", 100, "US$1.00"), ("en-GB", "GBP", 123_456, "£1,234.56"),
            ("de-DE", "EUR", 123_456_750, "1.234.567,50\u{A0}€"), ("de-DE", "EUR", -123_450, "\u{2212}1.234,50\u{A0}€"),
            ("de-DE", "CHF", -500, "\u{2212}CHF\u{A0}5,00"), ("de-AT", "EUR", 123_450, "€\u{A0}1.234,50"),
            ("de-CH", "CHF", 123_450, "CHF\u{A0}1’234.50"),
            ("fr-FR", "EUR", 123_456_750, "1\u{202F}234\u{202F}567,50\u{A0}€"), ("fr-FR", "USD", 100, "1,00\u{A0}$US"),
            ("es-ES", "EUR", 123_450, "1234,50\u{A0}€"), ("es-ES", "EUR", 1_234_550, "12.345,50\u{A0}€"),
            ("it-IT", "EUR", 123_450, "1234,50\u{A0}€"),
            ("nl-NL", "EUR", -123_450, "€\u{A0}\u{2212}1.234,50"), ("pl-PL", "PLN", 123_450, "1234,50\u{A0}zł"),
            ("pl-PL", "PLN", 1_234_550, "12\u{A0}345,50\u{A0}zł"), ("sv-SE", "SEK", 123_450, "1\u{A0}234,50\u{A0}kr"),
            ("pt-BR", "BRL", -500, "\u{2212}R$\u{A0}5,00"), ("ja-JP", "JPY", -1_234_567, "\u{2212}￥1,234,567"),
            ("ja-JP", "CNY", 100, "元\u{A0}1.00"),
            ("hi-IN", "INR", 123_456_750, "₹12,34,567.50"), ("hi-IN", "INR", 12_345_678_901, "₹12,34,56,789.01"),
            ("hi-IN", "INR", 99_900, "₹999.00"),
            ("en-US", "USD", .min, "\u{2212}$92,233,720,368,547,758.07"),
        ] as [(String, String, Int64, String)])
    func amountsAreFormattedForTheLocale(tag: String, code: String, units: Int64, expected: String) throws {
        let amount = try money(units, code)
        #expect(amount.formatted(in: LocaleFormat(tag)) == expected)
    }

    @Test func signsAreFormattedAsRequested() throws {
        let locale = LocaleFormat.englishUS
        #expect(try money(500, "USD").formatted(in: locale, sign: .always) == "+$5.00")
        #expect(try money(-500, "USD").formatted(in: locale, sign: .always) == "\u{2212}$5.00")
        #expect(try money(0, "USD").formatted(in: locale, sign: .always) == "$0.00")
        #expect(try money(-500, "USD").formatted(in: locale, sign: .never) == "$5.00")
        #expect(try money(500, "CHF").formatted(in: LocaleFormat("nl"), sign: .always) == "CHF\u{A0}+5,00")
    }

    @Test func wholeAmountsOmitDecimalsOnRequest() throws {
        let locale = LocaleFormat.englishUS
        #expect(try money(45_000, "USD").formatted(in: locale, wholeAmounts: true) == "$450")
        #expect(try money(1_295, "USD").formatted(in: locale, wholeAmounts: true) == "$12.95")
        #expect(try money(-45_000).formatted(in: LocaleFormat("de"), wholeAmounts: true) == "\u{2212}450\u{A0}€")
        #expect(try money(0, "USD").formatted(in: locale, wholeAmounts: true) == "$0")
    }

    @Test func formattingAppendsToExistingBytes() throws {
        var bytes = Array("<b>".utf8)
        try money(5, "USD").append(to: &bytes, in: .englishUS)
        #expect(String(decoding: bytes, as: UTF8.self) == "<b>$0.05")
    }

    @Test func formattedAmountsRoundTripInEveryLocale() throws {
        let seed: UInt64 = 4217
        var random = SeededGenerator(seed: seed)
        for locale in LocaleFormat.all {
            for currency in CurrencyTable.all {
                let amounts: [Int64] = [
                    0, 1, -1, -AmountLimit.amount, AmountLimit.amount, .random(in: -100_000...100_000, using: &random),
                    .random(in: -AmountLimit.amount...AmountLimit.amount, using: &random),
                ]
                for units in amounts {
                    let amount = Money(minorUnits: units, currency: currency)
                    for sign in [SignDisplay.automatic, .always] {
                        let text = amount.formatted(in: locale, sign: sign, wholeAmounts: units % 2 == 0)
                        let read = AmountParser.parse(text, locale: locale, currency: currency)
                        guard read == amount else {
                            Issue.record("\(locale): \(text) is read as \(String(describing: read)), seed \(seed)")
                            return
                        }
                    }
                }
            }
        }
    }
}
