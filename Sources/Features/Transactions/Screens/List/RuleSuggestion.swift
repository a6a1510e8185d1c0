import Models
import Navigation
import TransactionsModel

/// The rule that a search for transactions suggests: for the texts that a payee contains, in the account and category that it names.
struct RuleSuggestion {
    let filter: TransactionFilter
    /// The id of the account whose list it is; nil in the list of all accounts.
    let account: String?
    let choices: TransactionListChoices

    /// The link to the form of the rule; nil if nothing is searched for.
    var link: Link? {
        let words = texts
        guard !words.isEmpty else { return nil }
        let items = [
            ("test", words.count == 1 ? "contains" : "containsAll"), ("payee", words.joined(separator: ", ")),
            ("account", account ?? one(of: filter.accounts.union(named.accounts))),
            ("category", one(of: filter.categories.union(named.categories))),
        ]
        return .newRule(items.filter { !$0.1.isEmpty })
    }

    /// The texts of the search that a payee may contain.
    private var texts: [String] {
        SearchQuery(filter.search).terms.filter { !$0.isExcluded }.flatMap { term -> [String] in
            switch term.condition {
            case .word(let text), .phrase(let text), .payee(let text), .payeeIs(let text): text.isEmpty ? [] : [text]
            case .number(let text): SearchNumber.isWhole(text) ? [text] : []
            default: []
            }
        }
    }

    /// The ids of the accounts and categories that the search names.
    private var named: (accounts: Set<String>, categories: Set<String>) {
        var (accounts, categories): (Set<String>, Set<String>) = ([], [])
        for term in SearchQuery(filter.search).terms where !term.isExcluded {
            switch term.condition {
            case .account(let name):
                accounts.formUnion(SearchNames(name).matches(among: choices.accounts, name: \.name).map(\.id.description))
            case .category(let name):
                categories.formUnion(SearchNames(name).matches(among: choices.categories, name: \.name).map(\.id.description))
            default: continue
            }
        }
        return (accounts, categories)
    }

    /// The only id of a filter's choice, or an empty text.
    private func one(of ids: Set<String>) -> String { ids.count == 1 ? ids.first ?? "" : "" }
}
