/// One row of `LocaleTable`: the number and date formats of a locale.
///
/// An immutable class, so that formatting a thousand amounts does not copy twenty fields each time.
final class LocaleData: Sendable {
    /// BCP 47, language and region.
    let tag: String
    /// UTF-8 of the decimal separator: `.` or `,`.
    let decimal: [UInt8]
    /// UTF-8 of the separator between groups of digits.
    let grouping: [UInt8]
    /// Minimum number of digits in the first group: with 2, `1234,50` has no separator (CLDR `minimumGroupingDigits`).
    let minimumGrouping: Int
    let groups: DigitGrouping
    let currency: CurrencyPlacement
    let symbols: [CurrencySymbol]
    /// Names within a date, January first.
    let months: [String]
    /// Names standing alone or before a year.
    let standaloneMonths: [String]
    let shortMonths: [String]
    /// Monday first.
    let weekdays: [String]
    let today: String
    let yesterday: String
    let tomorrow: String
    let short: DatePattern
    let medium: DatePattern
    let long: DatePattern
    let monthAndYear: DatePattern
    let time: TimePattern
    /// Text between a day and a time.
    let joiner: String

    /// - Parameter row: the cells of a row of `locales.tsv`; missing ones are empty.
    init(_ row: [Substring]) {
        func text(_ column: Int) -> String { column < row.count ? String(row[column]) : "" }
        func names(_ column: Int) -> [String] { text(column).split(separator: " ").map(String.init) }
        tag = text(0)
        decimal = Array(text(1).utf8)
        grouping = Array(Self.separator(text(2)).utf8)
        minimumGrouping = Int(text(3)) ?? 1
        groups = DigitGrouping(rawValue: text(4)) ?? .thousands
        currency = CurrencyPlacement(rawValue: text(5)) ?? .before
        symbols = CurrencySymbol.table(text(6))
        months = names(7)
        standaloneMonths = text(8).isEmpty ? months : names(8)
        shortMonths = names(9)
        weekdays = names(10)
        short = DatePattern(text(11))
        medium = DatePattern(text(12))
        long = DatePattern(text(13))
        monthAndYear = DatePattern(text(14))
        let halves = names(16)
        time =
            halves.count == 2
            ? .twelveHours(morning: halves[0], afternoon: halves[1]) : .twentyFourHours(padded: text(15).hasPrefix("HH"))
        joiner = text(17)
        today = text(18)
        yesterday = text(19)
        tomorrow = text(20)
    }

    /// `U+A0` is the character of that code.
    private static func separator(_ text: String) -> String {
        guard text.hasPrefix("U+"), let scalar = UInt32(text.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init) else { return text }
        return String(scalar)
    }

    /// The symbol of a currency; nil if the locale has only the code.
    func symbol(of currency: Currency) -> CurrencySymbol? {
        for symbol in symbols where symbol.currency == currency { return symbol }
        return nil
    }
}
