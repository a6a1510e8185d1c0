package import Models

/// The household's category rules.
package final class RuleRepository: ScopedRepository {
    /// All rules in evaluation order.
    package func all() throws -> [CategoryRule] {
        try connection.all(
            """
            SELECT id, payee_test, payee_text, payee_words, minimum, maximum, account, category, tags, payee_name FROM category_rule
            WHERE household = $1 ORDER BY sequence, id
            """, .id(household)
        ) { row in
            let (id, test, text) = (row.id() as ID<CategoryRule>, row.text(), row.text())
            let payee: CategoryRule.PayeeTest
            switch (test, row.optionalText()) {
            case ("any", _): payee = .any
            case ("contains", nil): payee = .contains(text)
            case ("contains", "all"): payee = .containsAll(Self.lines(of: text))
            case ("contains", "any"): payee = .containsAny(Self.lines(of: text))
            case ("contains", let words?): throw StorageError.unknownValue(column: "payee_words", value: words)
            case ("equals", _): payee = .equals(text)
            case ("matches", _): payee = .matches(text)
            default: throw StorageError.unknownValue(column: "payee_test", value: test)
            }
            return CategoryRule(
                id: id,
                .init(
                    payee: payee, minimum: row.optionalInteger(), maximum: row.optionalInteger(), account: row.optionalID(),
                    category: row.optionalID(), tags: Self.lines(of: row.text()), payeeName: row.optionalText()))
        }
    }

    private static func lines(of text: String) -> [String] { text.split(separator: "\n").map(String.init) }

    /// Updates a rule, or appends a new one.
    package func save(_ rule: CategoryRule) throws {
        let sequence =
            try connection.first(
                "SELECT sequence FROM category_rule WHERE household = $1 AND id = $2", .id(household), .id(rule.id), as: { $0.integer() })
            ?? (connection.first(
                "SELECT COALESCE(MAX(sequence), 0) + 1 FROM category_rule WHERE household = $1", .id(household), as: { $0.integer() }) ?? 1)
        try delete(rule.id)
        let (test, words): (String, String?) =
            switch rule.payee {
            case .any: ("any", nil)
            case .contains: ("contains", nil)
            case .containsAll: ("contains", "all")
            case .containsAny: ("contains", "any")
            case .equals: ("equals", nil)
            case .matches: ("matches", nil)
            }
        try connection.execute(
            Self.table.insert, .id(household), .id(rule.id), .integer(sequence), .text(test),
            .text(rule.payee.texts.joined(separator: "\n")),
            .optional(rule.minimum), .optional(rule.maximum), .id(rule.account), .id(rule.category),
            .text(rule.tags.joined(separator: "\n")), .optional(rule.payeeName), .optional(words))
    }

    /// Sets the evaluation order.
    package func order(_ ids: [ID<CategoryRule>]) throws {
        for (index, id) in ids.enumerated() {
            try connection.execute(
                "UPDATE category_rule SET sequence = $1 WHERE household = $2 AND id = $3", .int(index + 1), .id(household), .id(id))
        }
    }

    /// Deletes a rule. Returns whether it existed.
    @discardableResult
    package func delete(_ id: ID<CategoryRule>) throws -> Bool {
        try connection.execute("DELETE FROM category_rule WHERE household = $1 AND id = $2", .id(household), .id(id)) == 1
    }

    /// Replaces a category in all rules.
    package func replaceCategory(_ old: ID<Category>, by new: ID<Category>) throws {
        try connection.execute(
            "UPDATE category_rule SET category = $1 WHERE household = $2 AND category = $3", .id(new), .id(household), .id(old))
    }
}
