/// The format of money and days for users: one of the supported locales, with the words of a language.
///
/// The locale determines separators, symbols, the order of numeric days and the clock. Names of months and weekdays, *Today*, and days with names are
/// those of the reader's language (`speaking`); without it, those of the locale.
///
/// Two bytes, passed by value; their data is in `LocaleTable`.
package struct LocaleFormat: Hashable, Sendable {
    /// All supported locales, en-US first.
    package static let all: [LocaleFormat] = LocaleTable.rows.indices.map { LocaleFormat(row: UInt8(truncatingIfNeeded: $0)) }

    /// The default locale.
    package static let englishUS = LocaleFormat(row: 0)

    private let row: UInt8
    /// The row with the words.
    private let wordRow: UInt8

    private init(row: UInt8, wordRow: UInt8? = nil) {
        self.row = row
        self.wordRow = wordRow ?? row
    }

    /// The same numbers with the words of a language: the locale's own if it has that language, else those of the language. English words in the
    /// format of another language have days in British order.
    package func speaking(_ language: Language) -> LocaleFormat {
        guard Self.languageAndRegion(of: data.tag).language != language.rawValue else { return LocaleFormat(row: row) }
        return LocaleFormat(row: row, wordRow: LocaleFormat(language == .english ? "en-GB" : language.rawValue).row)
    }

    /// The locale of a BCP 47 tag such as `de-CH`, in any case, with `-` or `_`; otherwise the first of its language, otherwise en-US.
    package init(_ tag: some StringProtocol) {
        // Fast path for the form in which settings are stored.
        if let row = Self.tags.firstIndex(where: { $0 == tag }) {
            self.init(row: UInt8(truncatingIfNeeded: row))
            return
        }
        let wanted = Self.languageAndRegion(of: tag)
        var fallback: UInt8 = 0
        var found = false
        for (row, data) in LocaleTable.rows.enumerated() {
            let known = Self.languageAndRegion(of: data.tag)
            guard known.language == wanted.language else { continue }
            if known.region == wanted.region {
                self.init(row: UInt8(truncatingIfNeeded: row))
                return
            }
            if !found { fallback = UInt8(truncatingIfNeeded: row) }
            found = true
        }
        self.init(row: fallback)
    }

    /// Language and region: `de-DE`.
    package var tag: String { data.tag }

    private static let tags = LocaleTable.rows.map(\.tag)

    /// The name of a month (1–12) within a date (`5 listopada 2024`).
    package func monthName(_ month: Int) -> String { Self.name(month, in: words.months) }

    /// The name of a month (1–12) standing alone (`listopad`).
    package func standaloneMonthName(_ month: Int) -> String { Self.name(month, in: words.standaloneMonths) }

    /// The short name of a month (1–12), for chart axes.
    package func shortMonthName(_ month: Int) -> String { Self.name(month, in: words.shortMonths) }

    /// The name of a weekday, 1 for Monday to 7 for Sunday, in the case used within a sentence.
    package func weekdayName(_ weekday: Int) -> String { Self.name(weekday, in: words.weekdays) }

    /// The separator of decimals, as one of `,` and `.`.
    package var decimalSeparator: UInt8 { data.decimal == [UInt8(ascii: ",")] ? UInt8(ascii: ",") : UInt8(ascii: ".") }

    var data: LocaleData { LocaleTable.rows[Int(row)] }

    /// The data with the words and with the patterns of days that contain words.
    var words: LocaleData { LocaleTable.rows[Int(wordRow)] }

    private static func name(_ number: Int, in names: [String]) -> String {
        names.indices.contains(number &- 1) ? names[number - 1] : ""
    }

    private static func languageAndRegion(of tag: some StringProtocol) -> (language: String, region: String?) {
        let parts = tag.prefix(40).split { $0 == "-" || $0 == "_" || $0 == "." }
        let region = parts.dropFirst().first { $0.utf8.count == 2 }
        return (parts.first?.lowercased() ?? "", region?.uppercased())
    }
}

extension LocaleFormat: CustomStringConvertible {
    package var description: String { tag }
}
