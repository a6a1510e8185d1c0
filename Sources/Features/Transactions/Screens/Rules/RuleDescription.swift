import Localization
import Models

/// Describes rules in words.
struct RuleDescription {
    private let accounts: [ID<Account>: Account]
    private let categories: [ID<Category>: String]
    private let currency: Currency

    /// - Parameter currency: The currency of amounts in rules without an account.
    init(accounts: [Account], categories: [Category], currency: Currency) {
        self.accounts = Dictionary(accounts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.categories = Dictionary(categories.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        self.currency = currency
    }

    /// Describes the conditions: `Payee contains “rewe”, at least −50,00 €`.
    func condition(_ rule: CategoryRule.Terms) -> LocalizedText {
        var parts: [LocalizedText] = []
        switch rule.payee {
        case .any: parts.append("Any payee")
        case .contains(let text): parts.append("Payee contains “\(text)”")
        case .containsAll(let texts): parts.append("Payee contains all of \(quoted(texts))")
        case .containsAny(let texts): parts.append("Payee contains one of \(quoted(texts))")
        case .equals(let text): parts.append("Payee is “\(text)”")
        case .matches(let pattern): parts.append("Payee matches “\(pattern)”")
        }
        let currency = rule.account.flatMap { accounts[$0]?.currency } ?? currency
        if let minimum = rule.minimum { parts.append("at least \(Money(minorUnits: minimum, currency: currency))") }
        if let maximum = rule.maximum { parts.append("at most \(Money(minorUnits: maximum, currency: currency))") }
        if let account = rule.account { parts.append(accounts[account].map { "in \($0.name)" } ?? "in a deleted account") }
        return .joined(parts, separator: ", ")
    }

    /// Joins texts in quotation marks: `“rewe”, “aldi”`.
    private func quoted(_ texts: [String]) -> LocalizedText {
        .joined(texts.map { text -> LocalizedText in "“\(text)”" }, separator: ", ")
    }

    /// Describes the outcome: `Groceries · Rewe · food, weekly`.
    func outcome(_ rule: CategoryRule.Terms) -> LocalizedText {
        var parts: [LocalizedText] = []
        if let category = rule.category { parts.append(categories[category].map { .verbatim($0) } ?? "A deleted category") }
        if let name = rule.payeeName { parts.append("called \(name)") }
        if !rule.tags.isEmpty { parts.append("tagged \(rule.tags.joined(separator: ", "))") }
        return .joined(parts)
    }
}
