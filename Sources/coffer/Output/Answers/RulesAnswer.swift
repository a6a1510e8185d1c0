import Models

/// Rules in the order in which they are tried, with the names of their accounts and categories.
struct RulesAnswer: Answer {

    var rules: [CategoryRule]
    var accounts: [AccountSummary]
    var categories: [Category]

    func writeJSON(to text: inout JSONText) {
        text.array(rows) { Self.write($1, to: &$0) }
    }

    private static func write(_ row: Row, to text: inout JSONText) {
        text.object { text in
            text.member("id", row.id)
            text.member("test", row.test)
            text.member("text", row.text)
            text.member("min", row.minimum)
            text.member("max", row.maximum)
            text.member("account", row.account)
            text.member("category", row.category)
            text.member("tags", row.tags)
            text.member("payee", row.payee)
        }
    }

    var csv: [[String]] {
        [["id", "test", "text", "min", "max", "account", "category", "tags", "payee"]]
            + rows.map { row in
                [row.id, row.test, CSVCell.guarded(row.text ?? ""), row.minimum ?? "", row.maximum ?? ""]
                    + [row.account ?? "", row.category ?? "", row.tags.joined(separator: " "), row.payee ?? ""].map(CSVCell.guarded)
            }
    }

    func table(style: TextStyle) -> String {
        guard !rules.isEmpty else { return "No rules. Add one with: coffer add rule --contains TEXT --category NAME\n" }
        var table = Table([
            .init(title: "PAYEE", maximum: 40), .init(title: "MIN", isRight: true), .init(title: "MAX", isRight: true),
            .init(title: "ACCOUNT", maximum: 24), .init(title: "CATEGORY", maximum: 24), .init(title: "TAGS", maximum: 24),
            .init(title: "NAMED", maximum: 24), .init(title: "ID"),
        ])
        for row in rows {
            table.add([
                .init(row.text.map { "\(row.test) \($0)" } ?? row.test), .init(row.minimum ?? ""), .init(row.maximum ?? ""),
                .init(row.account ?? ""), .init(row.category ?? ""), .init(row.tags.joined(separator: ", ")), .init(row.payee ?? ""),
                .init(row.id, .faint),
            ])
        }
        return table.text(style: style)
    }
}

// MARK: - Rows

extension RulesAnswer {

    private struct Row {
        var id: String
        var test: String
        var text: String?
        var minimum: String?
        var maximum: String?
        var account: String?
        var category: String?
        var tags: [String]
        var payee: String?
    }

    private var rows: [Row] {
        let accountOf = Dictionary(accounts.map { ($0.account.id, $0.account) }) { first, _ in first }
        let categoryOf = Dictionary(categories.map { ($0.id, $0.name) }) { first, _ in first }
        let shared = AmountScale(sharedBy: accounts)
        return rules.map { rule in
            let account = rule.account.flatMap { accountOf[$0] }
            let scale = account.map(AmountScale.init) ?? shared
            let (test, text) = rule.payee.words
            return Row(
                id: rule.id.description, test: test, text: text, minimum: rule.minimum.map(scale.text),
                maximum: rule.maximum.map(scale.text),
                account: rule.account.map { account?.name ?? $0.description },
                category: rule.category.map { categoryOf[$0] ?? $0.description }, tags: rule.tags, payee: rule.payeeName)
        }
    }
}

extension CategoryRule.PayeeTest {
    fileprivate var words: (test: String, text: String?) {
        switch self {
        case .any: ("any", nil)
        case .contains(let text): ("contains", text)
        case .equals(let text): ("equals", text)
        case .matches(let pattern): ("matches", pattern)
        }
    }
}
