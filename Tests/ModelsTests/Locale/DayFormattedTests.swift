import Models
import Testing

@Suite struct DayFormattedTests {
    @Test(arguments: [
        ("en-US", "11/5/24", "Nov 5, 2024", "November 5, 2024", "November 2024"),
        ("en-GB", "05/11/2024", "5 Nov 2024", "5 November 2024", "November 2024"),
        ("de-DE", "05.11.24", "05.11.2024", "5. November 2024", "November 2024"),
        ("fr-FR", "05/11/2024", "5 nov. 2024", "5 novembre 2024", "novembre 2024"),
        ("es-ES", "5/11/24", "5 nov 2024", "5 de noviembre de 2024", "noviembre de 2024"),
        ("it-IT", "05/11/24", "5 nov 2024", "5 novembre 2024", "novembre 2024"),
        ("nl-NL", "05-11-2024", "5 nov 2024", "5 november 2024", "november 2024"),
        ("pl-PL", "5.11.2024", "5 lis 2024", "5 listopada 2024", "listopad 2024"),
        ("ja-JP", "2024/11/05", "2024/11/05", "2024年11月5日", "2024年11月"), ("hi-IN", "5/11/24", "5 नव॰ 2024", "5 नवंबर 2024", "नवंबर 2024"),
        ("pt-PT", "05/11/24", "05/11/2024", "5 de novembro de 2024", "novembro de 2024"),
        ("pt-BR", "05/11/2024", "5 de nov. de 2024", "5 de novembro de 2024", "novembro de 2024"),
        ("sv-SE", "2024-11-05", "5 nov. 2024", "5 november 2024", "november 2024"),
        ("de-AT", "05.11.24", "05.11.2024", "5. November 2024", "November 2024"),
    ])
    func daysAreFormattedForTheLocale(tag: String, short: String, medium: String, long: String, month: String) throws {
        let locale = LocaleFormat(tag)
        let day = try day("2024-11-05")
        #expect(day.formatted(.short, in: locale) == short)
        #expect(day.formatted(in: locale) == medium)
        #expect(day.formatted(.long, in: locale) == long)
        #expect(day.monthOfYear.formatted(in: locale) == month)
    }

    @Test(arguments: [
        ("2024-11-15", "Today"), ("2024-11-14", "Yesterday"), ("2024-11-16", "Tomorrow"), ("2024-11-13", "Wednesday"),
        ("2024-11-09", "Saturday"),
        ("2024-11-08", "Nov 8, 2024"), ("2024-11-17", "Nov 17, 2024"), ("2024-11-21", "Nov 21, 2024"), ("2023-11-15", "Nov 15, 2023"),
    ])
    func recentDaysAreRelativeAndFutureDaysHaveNoWeekday(text: String, expected: String) throws {
        #expect(try day(text).relativeFormatted(today: try day("2024-11-15"), in: .englishUS) == expected)
    }

    @Test func relativeDaysAreCapitalisedInOtherLanguages() throws {
        let today = try day("2024-11-15")
        #expect(today.relativeFormatted(today: today, in: LocaleFormat("de")) == "Heute")
        #expect(today.adding(days: -3).relativeFormatted(today: today, in: LocaleFormat("fr")) == "Mardi")
        #expect(today.adding(days: -2).relativeFormatted(today: today, in: LocaleFormat("pl")) == "Środa")
        #expect(Day(number: .min).relativeFormatted(today: Day(number: .max), in: .englishUS).isEmpty == false)
    }

    @Test(arguments: [
        (14, 30, "Today, 2:30 PM", "Heute, 14:30"), (0, 5, "Today, 12:05 AM", "Heute, 00:05"), (12, 0, "Today, 12:00 PM", "Heute, 12:00"),
        (23, 59, "Today, 11:59 PM", "Heute, 23:59"), (99, -1, "Today, 11:00 PM", "Heute, 23:00"),
    ])
    func instantsOfTodayIncludeTheTime(hour: Int, minute: Int, english: String, german: String) throws {
        let today = try day("2024-11-15")
        #expect(today.relativeFormatted(hour: hour, minute: minute, today: today, in: .englishUS) == english)
        #expect(today.relativeFormatted(hour: hour, minute: minute, today: today, in: LocaleFormat("de")) == german)
        #expect(today.adding(days: -1).relativeFormatted(hour: hour, minute: minute, today: today, in: .englishUS) == "Yesterday")
        #expect(LocaleFormat("es").time(hour: 9, minute: 5) == "9:05")
    }

    @Test(arguments: [
        ("2024-11-05", "en-US", "2024-11-05"), ("2024/11/5", "en-US", "2024-11-05"), ("11/5/2024", "en-US", "2024-11-05"),
        ("11/5/24", "en-US", "2024-11-05"),
        ("11/5", "en-US", "2024-11-05"), ("5/11/2024", "en-GB", "2024-11-05"), ("05.11.2024", "de-DE", "2024-11-05"),
        ("5. 11. 2024", "de-DE", "2024-11-05"),
        ("5.11.", "de-DE", "2024-11-05"), ("5.11.24", "de-DE", "2024-11-05"), ("05-11-2024", "nl-NL", "2024-11-05"),
        ("2024年11月5日", "ja-JP", "2024-11-05"),
        ("11/5", "ja-JP", "2024-11-05"), ("24-11-05", "sv-SE", "2024-11-05"), (" today ", "en-US", "2024-11-15"),
        ("Gestern", "de-DE", "2024-11-14"),
        ("TOMORROW", "en-US", "2024-11-16"), ("i går", "sv-SE", "2024-11-14"), ("कल", "hi-IN", "2024-11-14"),
        ("1/2/75", "en-US", "1975-01-02"),
        ("1/2/74", "en-US", "2074-01-02"),
    ])
    func typedDaysAreParsed(text: String, tag: String, expected: String) throws {
        #expect(DayText.parse(text, in: LocaleFormat(tag), today: try day("2024-11-15"))?.description == expected)
    }

    @Test(arguments: [
        ("", "en-US"), ("5", "en-US"), ("13/1/2024", "en-US"), ("2/30/2024", "en-US"), ("1/2/3/4", "en-US"), ("1/2/202", "en-US"),
        ("1/2/20245", "en-US"),
        ("/1/2/2024", "en-US"), ("1///2/2024", "en-US"), ("11/2024", "en-US"), ("5 Nov", "en-US"), ("15/11/2024", "sv-SE"),
        ("99999999999/1/1", "en-US"),
        ("1/2/2024//", "en-US"), ("heute", "en-US"), ("0000-01-01", "en-US"),
    ])
    func invalidDaysAreRejected(text: String, tag: String) throws {
        #expect(DayText.parse(text, in: LocaleFormat(tag), today: try day("2024-11-15")) == nil)
    }

    @Test func shortDaysRoundTripInEveryLocale() throws {
        let today = try day("2024-11-15")
        for locale in LocaleFormat.all {
            for back in stride(from: -700, to: 700, by: 13) {
                let day = today.adding(days: back)
                #expect(DayText.parse(day.formatted(.short, in: locale), in: locale, today: today) == day, "\(locale)")
            }
        }
    }
}
