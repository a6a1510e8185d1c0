import Models

/// Describes rules in words.
struct RuleDescription {
    private let accounts: [ID<Account>: Account]
    private let categories: [ID<Category>: String]
    private let currency: Currency
    private let locale: LocaleFormat

    /// - Parameter currency: The currency of amounts in rules without an account.
    init(accounts: [Account], categories: [Category], currency: Currency, locale: LocaleFormat) {
        self.accounts = Dictionary(accounts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.categories = Dictionary(categories.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        self.currency = currency
        self.locale = locale
    }

    /// Describes the conditions: `Payee contains “rewe”, at least −50,00 €`.
    func condition(_ rule: CategoryRule) -> String {
        var parts: [String] = []
        switch rule.payee {
        case .any: parts.append("Any payee")
        case .contains(let text): parts.append("Payee contains “\(text)”")
        case .equals(let text): parts.append("Payee is “\(text)”")
        case .matches(let pattern): parts.append("Payee matches “\(pattern)”")
        }
        let currency = rule.account.flatMap { accounts[$0]?.currency } ?? currency
        if let minimum = rule.minimum { parts.append("at least \(Money(minorUnits: minimum, currency: currency).formatted(in: locale))") }
        if let maximum = rule.maximum { parts.append("at most \(Money(minorUnits: maximum, currency: currency).formatted(in: locale))") }
        if let account = rule.account { parts.append("in \(accounts[account]?.name ?? "an account that is gone")") }
        return parts.joined(separator: ", ")
    }

    /// Describes the outcome: `Groceries · Rewe · food, weekly`.
    func outcome(_ rule: CategoryRule) -> String {
        var parts: [String] = []
        if let category = rule.category { parts.append(categories[category] ?? "A category that is gone") }
        if let name = rule.payeeName { parts.append("called \(name)") }
        if !rule.tags.isEmpty { parts.append("tagged \(rule.tags.joined(separator: ", "))") }
        return parts.joined(separator: " · ")
    }
}
