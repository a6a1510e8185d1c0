import Localization
import Models
import ScreenKit
import Services
import TransactionsModel

extension TransactionFilter {
    /// One active condition, and the filter without it.
    struct Condition: Hashable {
        var title: LocalizedText
        var rest: TransactionFilter
    }

    /// Returns the active conditions.
    func conditions(_ choices: TransactionListChoices, locale: LocaleFormat, today: Day) -> [Condition] {
        var conditions: [Condition] = []
        func add(_ title: LocalizedText, _ change: (inout TransactionFilter) -> Void) {
            var rest = self
            change(&rest)
            conditions.append(Condition(title: title, rest: rest))
        }
        func dayText(_ day: String) -> LocalizedText {
            DayText.parse(day, in: locale, today: today).map { "\($0)" } ?? .verbatim(day)
        }
        let query = SearchQuery(search)
        if query.terms.allSatisfy({ !$0.isExcluded && $0.isText }) {
            if !search.isEmpty { add("“\(search)”") { $0.search = "" } }
        } else {
            for (index, term) in query.terms.enumerated() { add(term.title) { $0.search = query.removing(index).description } }
        }
        if !from.isEmpty { add("From \(dayText(from))") { $0.from = "" } }
        if !until.isEmpty { add("Until \(dayText(until))") { $0.until = "" } }
        if !least.isEmpty { add("At least \(least)") { $0.least = "" } }
        if !most.isEmpty { add("At most \(most)") { $0.most = "" } }
        switch Perspective(rawValue: whose) {
        case .ours: add("Ours") { $0.whose = "" }
        case .mine: add("Mine") { $0.whose = "" }
        case .all, nil: break
        }
        for account in choices.accounts where accounts.contains(account.id.description) {
            add(.verbatim(account.name)) { $0.accounts.remove(account.id.description) }
        }
        for category in choices.categories where categories.contains(category.id.description) {
            add(.verbatim(category.name)) { $0.categories.remove(category.id.description) }
        }
        for status in statuses.compactMap(TransactionStatus.init(rawValue:)).sorted(by: { $0.rawValue < $1.rawValue }) {
            add(status.title) { $0.statuses.remove(status.rawValue) }
        }
        for tag in tags.sorted() { add("#\(tag)") { $0.tags.remove(tag) } }
        if attachment == "with" { add("With attachment") { $0.attachment = "" } }
        if attachment == "without" { add("Without attachment") { $0.attachment = "" } }
        return conditions
    }
}
