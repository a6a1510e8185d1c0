import Localization
import Models
import Navigation
import TransactionsModel

/// The filter of a list of transactions, as form values and as query items.
struct TransactionFilter: Hashable {
    var search = ""
    var from = ""
    var until = ""
    var least = ""
    var most = ""
    /// The ids of accounts, in a list over several; empty for all.
    var accounts: Set<String> = []
    /// A `Perspective`: only its accounts, in a list over several; empty for all.
    var whose = ""
    /// The ids of categories; empty for all.
    var categories: Set<String> = []
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
            ("q", search), ("from", from), ("until", until), ("least", least), ("most", most), ("attachment", attachment),
            ("whose", whose),
        ]
        let several = [("account", accounts), ("category", categories), ("status", statuses), ("tag", tags)]
        return single.filter { !$0.1.isEmpty }.map { QueryItem($0.0, $0.1) }
            + several.flatMap { name, values in values.sorted().map { QueryItem(name, $0) } }
    }

    /// Whether it begins or ends with a day.
    var hasDays: Bool { !from.isEmpty || !until.isEmpty }

    /// The same filter without its days.
    var always: TransactionFilter {
        var filter = self
        (filter.from, filter.until) = ("", "")
        return filter
    }

    /// The same filter for a period.
    func during(_ days: ClosedRange<Day>) -> TransactionFilter {
        var filter = self
        (filter.from, filter.until) = (days.lowerBound.description, days.upperBound.description)
        return filter
    }

    /// Returns the query without invalid conditions.
    ///
    /// - Parameters:
    ///   - choices: The accounts and categories of the household. Ids of others are ignored.
    ///   - currency: The currency of typed amounts.
    func query(
        _ choices: TransactionListChoices, currency: Currency, locale: LocaleFormat, today: Day
    ) -> (query: EntryQuery, errors: Errors) {
        var query = EntryQuery(search: search.withoutOuterBlanks)
        query.searchLocale = locale
        var errors = Errors()
        query.from = Self.day(from, locale, today, error: &errors.from)
        query.until = Self.day(until, locale, today, error: &errors.until)
        query.minimumMagnitude = Self.amount(least, currency, locale, error: &errors.least)
        query.maximumMagnitude = Self.amount(most, currency, locale, error: &errors.most)
        query.accounts = chosenAccounts(choices)
        query.categories = Set(choices.categories.map(\.id).filter { categories.contains($0.description) })
        query.statuses = Set(statuses.compactMap(TransactionStatus.init(rawValue:)))
        query.tags = tags.sorted()
        query.hasAttachment = attachment == "with" ? true : attachment == "without" ? false : nil
        return (query, errors)
    }

    /// The accounts that are chosen by themselves and by whose they are. Of none that is both it is the id of no account, since no id means all.
    private func chosenAccounts(_ choices: TransactionListChoices) -> Set<ID<Account>> {
        let chosen = choices.accounts.filter { accounts.contains($0.id.description) }
        guard let perspective = Perspective(rawValue: whose), perspective != .all else { return Set(chosen.map(\.id)) }
        let found = (chosen.isEmpty ? choices.accounts : chosen).filter { perspective.includes($0, of: choices.reader) }
        return found.isEmpty ? [ID(rawValue: 0)] : Set(found.map(\.id))
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
