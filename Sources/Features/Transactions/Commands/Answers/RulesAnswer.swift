import CommandKit
import Localization
import Models
import TransactionsModel

/// Rules in the order in which they are tried, with the names of their accounts and categories.
struct RulesAnswer: ListAnswer {
    /// A rule with its names and its bounds as texts.
    struct Row {
        var rule: CategoryRule
        var account: String?
        var category: String?
        var minimum: String?
        var maximum: String?

        var payee: (test: String, text: String?) { rule.payee.words }

        /// The test in words: `contains shop`.
        var payeeWords: LocalizedText {
            let text = payee.text ?? ""
            let texts = rule.payee.texts.joined(separator: ", ")
            return switch rule.payee {
            case .any: "any"
            case .contains: "contains \(text)"
            case .containsAll: "contains all of \(texts)"
            case .containsAny: "contains one of \(texts)"
            case .equals: "equals \(text)"
            case .matches: "matches \(text)"
            }
        }
    }

    let rows: [Row]
    let emptyText: LocalizedText = "No rules. Add one with: coffer add rule --contains TEXT --category NAME"

    init(rules: [CategoryRule], accounts: [AccountSummary], categories: [Category]) {
        let accountOf = Dictionary(accounts.map { ($0.account.id, $0.account) }) { first, _ in first }
        let categoryOf = Dictionary(categories.map { ($0.id, $0.name) }) { first, _ in first }
        let shared = AmountScale(sharedBy: accounts)
        rows = rules.map { rule in
            let account = rule.account.flatMap { accountOf[$0] }
            let scale = account.map(AmountScale.init) ?? shared
            return Row(
                rule: rule, account: rule.account.map { account?.name ?? $0.description },
                category: rule.category.map { categoryOf[$0] ?? $0.description }, minimum: rule.minimum.map(scale.text),
                maximum: rule.maximum.map(scale.text))
        }
    }

    var response: [RuleResponse] {
        rows.map { RuleResponse($0.rule, account: $0.account, category: $0.category, minimum: $0.minimum, maximum: $0.maximum) }
    }

    var columns: [Column<Row>] {
        [
            .csv("id") { .code($0.rule.id) },
            .csv("test") { .code($0.payee.test) },
            .csv("text") { .text($0.rule.payee.texts.joined(separator: ", ")) },
            .table("PAYEE", maximum: 40) { .code($0.payee.test, label: $0.payeeWords) },
            Column("min", "MIN", isRight: true) { .code($0.minimum) },
            Column("max", "MAX", isRight: true) { .code($0.maximum) },
            Column("account", "ACCOUNT", maximum: 24) { .text($0.account) },
            Column("category", "CATEGORY", maximum: 24) { .text($0.category) },
            Column("tags", "TAGS", maximum: 24) { .list($0.rule.tags) },
            Column("payee", "NAMED", maximum: 24) { .text($0.rule.payeeName) },
            .table("ID", wraps: true) { .code($0.rule.id, .faint) },
        ]
    }
}
