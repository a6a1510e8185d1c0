import Localization
import Models
import Navigation

/// The filter of a list of transactions, as form values and as query items.
struct TransactionFilter: Hashable {
    var search = ""
    var from = ""
    var until = ""
    var least = ""
    var most = ""
    /// The id of a category.
    var category = ""
    var statuses: Set<String> = []
    var tags: Set<String> = []
    /// `with`, `without`, or empty for any.
    var attachment = ""

    /// Validation errors by field.
    struct Errors: Hashable {
        var from: LocalizedText?
        var until: LocalizedText?
        var least: LocalizedText?
        var most: LocalizedText?
    }

    /// Whether no condition is active.
    var isEmpty: Bool { self == TransactionFilter() }

    /// The query items of the active conditions.
    var items: [QueryItem] {
        let single = [
            ("q", search), ("from", from), ("until", until), ("least", least), ("most", most), ("category", category),
            ("attachment", attachment),
        ]
        return single.filter { !$0.1.isEmpty }.map { QueryItem($0.0, $0.1) } + statuses.sorted().map { QueryItem("status", $0) }
            + tags.sorted().map { QueryItem("tag", $0) }
    }

    /// The same filter for a period.
    func during(_ days: ClosedRange<Day>) -> TransactionFilter {
        var filter = self
        (filter.from, filter.until) = (days.lowerBound.description, days.upperBound.description)
        return filter
    }

    // MARK: - Parsing

    /// Returns the query without invalid conditions.
    ///
    /// - Parameter categories: The categories of the household. An id of another category is ignored.
    func query(
        account: Account, categories: [Category], after: EntryCursor?, locale: LocaleFormat, today: Day
    ) -> (query: EntryQuery, errors: Errors) {
        var query = EntryQuery(account: account.id, search: search.withoutOuterBlanks, after: after)
        query.searchLocale = locale
        var errors = Errors()
        query.from = Self.day(from, locale, today, error: &errors.from)
        query.until = Self.day(until, locale, today, error: &errors.until)
        query.minimumMagnitude = Self.amount(least, account.currency, locale, error: &errors.least)
        query.maximumMagnitude = Self.amount(most, account.currency, locale, error: &errors.most)
        query.category = categories.first { $0.id.description == category }?.id
        query.statuses = Set(statuses.compactMap(TransactionStatus.init(rawValue:)))
        query.tags = tags.sorted()
        query.hasAttachment = attachment == "with" ? true : attachment == "without" ? false : nil
        return (query, errors)
    }

    private static func day(_ text: String, _ locale: LocaleFormat, _ today: Day, error: inout LocalizedText?) -> Day? {
        guard !text.isEmpty else { return nil }
        let day = DayText.parse(text, in: locale, today: today)
        if day == nil { error = "Day must be a valid date" }
        return day
    }

    /// Parses an absolute amount, which applies to debits and credits.
    private static func amount(_ text: String, _ currency: Currency, _ locale: LocaleFormat, error: inout LocalizedText?) -> UInt64? {
        guard !text.isEmpty else { return nil }
        let amount = AmountParser.parse(text, locale: locale, currency: currency)
        if amount == nil { error = "Amount must be a valid number" }
        return amount?.minorUnits.magnitude
    }
}
