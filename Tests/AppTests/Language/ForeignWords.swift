import Localization
import Models
import Testing

/// Words that only texts of the other language have: of all catalogs, and of days and months.
struct ForeignWords {
    let words: Set<String>

    /// - Parameter language: the reader's.
    init(to language: Language) {
        let other: Language = language == .english ? .german : .english
        let shared = FormattedNames.words(of: language).union(Self.words(of: language))
        let short: (String) -> Bool = { $0.count < 4 }
        words = FormattedNames.words(of: other).union(Self.words(of: other)).subtracting(shared).filter { !short($0) }
            .subtracting(CurrencyTable.all.flatMap { VisibleText($0.title(in: language)).words })
    }

    /// The words of all texts in a language.
    private static func words(of language: Language) -> Set<String> {
        guard let catalog = StringCatalog.embedded(.german) else { return [] }
        let texts = catalog.keys.flatMap { key in
            language == .english ? [key] : [catalog.text(key, .one), catalog.text(key, .other)].compactMap(\.self)
        }
        let names = StandardCategory.allCases.map { $0.name(in: language) }
        return VisibleText((texts + names).joined(separator: "\n").replacing("<", with: " ")).words
    }
}

/// Names of days and months.
enum FormattedNames {
    static func words(of language: Language) -> Set<String> {
        let formats = LocaleFormat.all.map { $0.speaking(language) }
        let texts = formats.flatMap { format in
            (1...12).flatMap { [format.monthName($0), format.standaloneMonthName($0), format.shortMonthName($0)] }
                + (1...7).map(format.weekdayName)
                + (-1...1).compactMap { offset in
                    Day(year: 2026, month: 6, day: 15).map { $0.adding(days: offset).relativeFormatted(today: $0, in: format) }
                }
        }
        return VisibleText(texts.joined(separator: "\n")).words.union(texts)
    }
}
