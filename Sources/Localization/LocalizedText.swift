public import Models

/// A text in the reader's language, or data that is shown as it is.
///
/// A literal is localizable: it is its own key, and `"Behind: \(goal.name)"` has the key `Behind: %@` and one argument. English is the source
/// language, so an English text needs no lookup. Data has to be marked as such: `.verbatim(account.name)`.
///
/// Amounts, days and percentages are formatted when the text is rendered, in the reader's locale; amounts are hidden if the environment
/// says so.
public struct LocalizedText: Hashable, Sendable {
    @usableFromInline
    enum Storage: Hashable, Sendable {
        case verbatim(String)
        /// A key without arguments.
        case key(String)
        indirect case format(key: String, arguments: TextArguments)
        /// The English forms; the key of other languages is that of `other`.
        indirect case plural(count: Int, one: LocalizedText, other: LocalizedText)
        case day(Day)
        indirect case moment(Moment)
        case currency(Currency)
    }

    @usableFromInline let storage: Storage

    @inlinable init(_ storage: Storage) {
        self.storage = storage
    }

    /// Data, such as a name that a member has entered.
    @inlinable public static func verbatim(_ data: String) -> LocalizedText { LocalizedText(.verbatim(data)) }

    /// A day relative to the reader's today: `Today`, `Yesterday`, a weekday of the last week, or a date.
    package static func relative(_ day: Day) -> LocalizedText { LocalizedText(.day(day)) }

    /// A moment relative to the reader's today: today with the time, every other day without.
    package static func relative(_ moment: Moment) -> LocalizedText { LocalizedText(.moment(moment)) }

    /// A currency as in pickers: `EUR – Euro`.
    package static func title(of currency: Currency) -> LocalizedText { LocalizedText(.currency(currency)) }

    /// A text that depends on a count: `.plural(days, one: "1 day left", other: "\(days) days left")`.
    ///
    /// The parameters are the plural forms of English. A catalog has the forms of its language at the key of `other`.
    public static func plural(_ count: Int, one: LocalizedText, other: LocalizedText) -> LocalizedText {
        LocalizedText(.plural(count: count, one: one, other: other))
    }

    /// The key in catalogs, which is the English text with placeholders; nil for data.
    public var key: String? {
        switch storage {
        case .verbatim, .day, .moment, .currency: nil
        case .key(let key), .format(let key, _): key
        case .plural(_, _, let other): other.key
        }
    }

    /// The data; nil for a localizable text.
    @inlinable public var data: String? {
        if case .verbatim(let data) = storage { data } else { nil }
    }

    /// The key of a text without arguments, which does not depend on data; nil for others.
    package var constantKey: String? {
        if case .key(let key) = storage { key } else { nil }
    }
}

extension LocalizedText: ExpressibleByStringInterpolation {
    @inlinable public init(stringLiteral value: String) {
        self.init(.key(value))
    }

    public init(stringInterpolation: StringInterpolation) {
        self.init(.format(key: stringInterpolation.key, arguments: TextArguments(list: stringInterpolation.arguments)))
    }
}
