/// The format of money and days for users: one of the supported locales.
///
/// One byte, passed by value; its data is in `LocaleTable`.
package struct LocaleFormat: Hashable, Sendable {

    /// All supported locales, en-US first.
    package static let all: [LocaleFormat] = LocaleTable.rows.indices.map { LocaleFormat(row: UInt8(truncatingIfNeeded: $0)) }

    /// The default locale.
    package static let englishUS = LocaleFormat(row: 0)

    private let row: UInt8

    private init(row: UInt8) {
        self.row = row
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

    // MARK: - Names

    /// The name of a month (1–12) within a date (`5 listopada 2024`).
    package func monthName(_ month: Int) -> String { Self.name(month, in: data.months) }

    /// The name of a month (1–12) standing alone (`listopad`).
    package func standaloneMonthName(_ month: Int) -> String { Self.name(month, in: data.standaloneMonths) }

    /// The short name of a month (1–12), for chart axes.
    package func shortMonthName(_ month: Int) -> String { Self.name(month, in: data.shortMonths) }

    /// The name of a weekday, 1 for Monday to 7 for Sunday, in the case used within a sentence.
    package func weekdayName(_ weekday: Int) -> String { Self.name(weekday, in: data.weekdays) }

    var data: LocaleData { LocaleTable.rows[Int(row)] }

    private static func name(_ number: Int, in names: [String]) -> String {
        names.indices.contains(number &- 1) ? names[number - 1] : ""
    }

    private static func languageAndRegion(of tag: some StringProtocol) -> (language: String, region: String?) {
        let parts = tag.prefix(40).split { $0 == "-" || $0 == "_" || $0 == "." }
        let region = parts.dropFirst().first { $0.utf8.count == 2 }
        return (parts.first?.lowercased() ?? "", region?.uppercased())
    }
}

// MARK: - CustomStringConvertible

extension LocaleFormat: CustomStringConvertible {
    package var description: String { tag }
}
