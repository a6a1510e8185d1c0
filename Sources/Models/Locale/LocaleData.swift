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

    /// Names are separated by blanks; `halves` are the texts of `a` in a time pattern such as `h:mm a`.
    init(
        tag: String, decimal: String, grouping: String, minimumGrouping: Int, groups: DigitGrouping, currency: CurrencyPlacement,
        symbols: String, months: String, standaloneMonths: String? = nil, shortMonths: String, weekdays: String,
        today: String, yesterday: String, tomorrow: String, short: String, medium: String, long: String, monthAndYear: String,
        time: String, halves: String? = nil, joiner: String
    ) {
        func names(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
        self.tag = tag
        self.decimal = Array(decimal.utf8)
        self.grouping = Array(grouping.utf8)
        self.minimumGrouping = minimumGrouping
        self.groups = groups
        self.currency = currency
        self.symbols = CurrencySymbol.table(symbols)
        self.months = names(months)
        self.standaloneMonths = names(standaloneMonths ?? months)
        self.shortMonths = names(shortMonths)
        self.weekdays = names(weekdays)
        self.today = today
        self.yesterday = yesterday
        self.tomorrow = tomorrow
        self.short = DatePattern(short)
        self.medium = DatePattern(medium)
        self.long = DatePattern(long)
        self.monthAndYear = DatePattern(monthAndYear)
        if let halves = halves.map(names), halves.count == 2 {
            self.time = .twelveHours(morning: halves[0], afternoon: halves[1])
        } else {
            self.time = .twentyFourHours(padded: time.hasPrefix("HH"))
        }
        self.joiner = joiner
    }

    /// The symbol of a currency; nil if the locale has only the code.
    func symbol(of currency: Currency) -> CurrencySymbol? {
        for symbol in symbols where symbol.currency == currency { return symbol }
        return nil
    }
}
