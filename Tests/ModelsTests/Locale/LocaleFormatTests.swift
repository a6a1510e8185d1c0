import Testing

@testable import Models

@Suite struct LocaleFormatTests {
    @Test(arguments: [
        ("de-DE", "de-DE"), ("de", "de-DE"), ("DE_ch", "de-CH"), ("de-LU", "de-DE"), ("en", "en-US"), ("en-NZ", "en-US"), ("pt", "pt-BR"),
        ("pt-PT", "pt-PT"),
        ("de-Latn-AT", "de-AT"), ("de_DE.UTF-8", "de-DE"), ("", "en-US"), ("xx-YY", "en-US"), ("-", "en-US"), ("C", "en-US"),
        ("ja", "ja-JP"),
    ])
    func tagsFallBackByLanguageThenToEnglish(tag: String, expected: String) {
        #expect(LocaleFormat(tag).tag == expected)
    }

    @Test func everyRowIsWhole() {
        #expect(LocaleFormat.all.count == 15)
        for locale in LocaleFormat.all {
            let data = locale.data
            #expect(LocaleFormat(locale.tag) == locale)
            #expect(data.months.count == 12 && data.standaloneMonths.count == 12 && data.shortMonths.count == 12, "\(locale)")
            #expect(data.weekdays.count == 7, "\(locale)")
            #expect([".", ","].map { Array($0.utf8) }.contains(data.decimal) && data.decimal != data.grouping, "\(locale)")
            #expect(data.short.order.count == 3 && data.medium.order.count == 3 && data.long.order.count == 3, "\(locale)")
            #expect(Set(data.symbols.map(\.currency)).count == data.symbols.count, "\(locale)")
            #expect(!data.symbols.isEmpty, "\(locale)")
        }
    }

    @Test func namesStandAloneOrInADate() {
        let polish = LocaleFormat("pl")
        #expect(polish.monthName(11) == "listopada")
        #expect(polish.standaloneMonthName(11) == "listopad")
        #expect(polish.shortMonthName(1) == "sty")
        #expect(polish.weekdayName(7) == "niedziela")
        for number in [0, 13, -1, Int.min, .max] { #expect(polish.monthName(number).isEmpty) }
    }
}
