import Localization
import Models
import Testing

@Suite struct LocalizedTextTests {
    private let german = TextEnvironment(.german, locale: LocaleFormat("de-DE"), showsAmounts: true)

    @Test func aLiteralIsItsOwnKeyAndEnglishText() {
        let text: LocalizedText = "Add account"
        #expect(text.key == "Add account")
        #expect(text.english == "Add account")
    }

    @Test func argumentsArePlaceholdersOfTheKey() throws {
        let name = "50 % of %@"
        let text: LocalizedText = "Behind: \(name), \(12_345) of \(LocalizedText("entries")) at 100%"
        #expect(text.key == "Behind: %@, %lld of %@ at 100%%")
        #expect(text.english == "Behind: 50 % of %@, 12,345 of entries at 100%")
        #expect(text.string(in: german) == "Behind: 50 % of %@, 12.345 of entries at 100%")
    }

    @Test func dataHasNoKeyAndIsNotAFormat() {
        #expect(LocalizedText.verbatim("100 %@").key == nil)
        #expect(LocalizedText.verbatim("100 %@").english == "100 %@")
    }

    @Test func amountsAndDaysTakeTheLocaleOfTheReader() throws {
        let euro = try #require(Currency(code: "EUR"))
        let day = try #require(Day(year: 2026, month: 3, day: 1))
        let percent = DecimalFigure(mantissa: 225, scale: 2)
        let text: LocalizedText = "\(Money(minorUnits: 123_450, currency: euro)) on \(day), \(percent: percent)"
        #expect(text.english == "€1,234.50 on Mar 1, 2026, 2.25%")
        #expect(text.string(in: german) == "1.234,50\u{A0}€ on 01.03.2026, 2,25\u{A0}%")
    }

    @Test func amountsAreHiddenUnlessTheyArePublic() throws {
        let euro = try #require(Currency(code: "EUR"))
        let amount = Money(minorUnits: 500, currency: euro)
        let text: LocalizedText = "\(amount) of \(LocalizedText("at most \(amount)")), limit \(public: amount)"
        let hidden = TextEnvironment()
        #expect(text.string(in: hidden) == "•••• of at most ••••, limit €5.00")
    }

    @Test func aCountChoosesThePluralForm() {
        func left(_ days: Int) -> LocalizedText { .plural(days, one: "1 day left", other: "\(days) days left") }
        #expect(left(1).english == "1 day left")
        #expect(left(0).english == "0 days left")
        #expect(left(1_000).english == "1,000 days left")
        #expect(left(2).key == "%lld days left")
    }
}
