import InsightsModel
import Models
import Navigation
import Services
import TransactionsModel

/// Links from figures to the completed transactions that make them up.
struct EntryLinks {
    let back: Link
    /// The names of categories that do not count.
    var excluded: [String] = []
    /// Whose accounts are the only ones that count; nil: all that the member may see.
    var whose: Perspective?

    /// What a row of a report is made of; nil if no list of transactions shows exactly that.
    func path(_ key: ReportKey, of kind: ReportKind, _ days: ClosedRange<Day>, in household: Household) -> String? {
        switch key {
        case .category(let id, _): path(category: id, days)
        case .payee(let name): path(days, [QueryItem("q", search(kind, SearchQuery.payee(is: name)))])
        case .tag(""), .people, .inTransit: nil
        case .tag(let name): path(days, [QueryItem("q", search(kind)), QueryItem("tag", name)])
        case .account(let id, _): path(days, [QueryItem("q", search(kind)), QueryItem("account", id.description)])
        case .month(let month): path(of: kind, household.days(of: month).clamped(to: days))
        }
    }

    /// All that counts in some days.
    func path(of kind: ReportKind, _ days: ClosedRange<Day>) -> String { path(days, [QueryItem("q", search(kind))]) }

    func path(category: ID<Models.Category>, _ days: ClosedRange<Day>) -> String {
        path(days, [QueryItem("category", category.description)])
    }

    /// A transaction.
    func path(_ id: ID<Transaction>) -> String {
        Link(.transactions(.detail(transactionId: id.description))).leadingBack(to: back).path
    }

    private func path(_ days: ClosedRange<Day>, _ items: [QueryItem]) -> String {
        Link(
            .transactions(.all),
            query: items.filter { !$0.value.isEmpty } + [
                QueryItem("from", days.lowerBound.description), QueryItem("until", days.upperBound.description),
                QueryItem("status", TransactionStatus.completed.rawValue),
            ] + (whose.map { [QueryItem("whose", $0.rawValue)] } ?? [])
        ).leadingBack(to: back).path
    }

    private func search(_ kind: ReportKind, _ first: String = "") -> String {
        let state = kind.classes.count == 1 ? kind.classes.map { SearchTerm(.categoryClass($0)).description } : []
        let without = excluded.map { SearchTerm(.category($0), isExcluded: true).description }
        return ([first] + state + without).filter { !$0.isEmpty }.joined(separator: " ")
    }
}
