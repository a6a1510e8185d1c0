import Ledger
import Models
import Services
import TransactionsModel

/// Validates a rule before it is saved.
struct RuleValidator {
    /// The currency of the household, which amounts of rules have.
    let currency: Currency

    /// The maximum number of texts of a rule.
    private static let mostWords = 20

    /// The rule with cleaned texts.
    ///
    /// - Throws: `ServiceError.rule` if it is incomplete or a value is out of range.
    func validated(_ rule: CategoryRule.Terms) throws -> CategoryRule.Terms {
        var rule = rule
        rule.payee = Self.normalized(rule.payee)
        try checkConditions(of: rule)
        rule.tags = try TextRule.tags(rule.tags)
        if let name = rule.payeeName {
            let payee = try TextRule.payee(name)
            rule.payeeName = payee.isEmpty ? nil : payee
        }
        guard rule.category != nil || !rule.tags.isEmpty || rule.payeeName != nil else {
            throw ServiceError.rule(.categoryRuleEmpty)
        }
        return rule
    }

    private func checkConditions(of rule: CategoryRule.Terms) throws {
        let texts = rule.payee.texts
        guard rule.payee == .any || !texts.isEmpty else { throw ServiceError.rule(.categoryRulePayeeMissing) }
        guard texts.count <= Self.mostWords else { throw ServiceError.rule(.categoryRuleTooManyWords(atMost: Self.mostWords)) }
        for text in texts {
            guard !text.folded.isEmpty else { throw ServiceError.rule(.categoryRulePayeeMissing) }
            guard TextLimit.allows(text, TextLimit.payee) else { throw ServiceError.rule(.payeeTooLong) }
            try TextRule.rejectCardNumbers(in: text)
        }
        for units in [rule.minimum, rule.maximum].compactMap(\.self) {
            try AmountRule.validated(Money(minorUnits: units, currency: currency))
        }
        if let minimum = rule.minimum, let maximum = rule.maximum, minimum > maximum {
            throw ServiceError.rule(.categoryRuleRangeReversed)
        }
    }

    /// A condition with several texts, without empty and repeated ones; a single remaining text becomes a condition with one text.
    private static func normalized(_ test: CategoryRule.PayeeTest) -> CategoryRule.PayeeTest {
        func distinct(_ texts: [String]) -> [String] {
            var seen: Set<String> = []
            return texts.map(TextRule.line).filter { !$0.folded.isEmpty && seen.insert($0.folded).inserted }
        }
        switch test {
        case .containsAll(let texts):
            let texts = distinct(texts)
            return texts.count == 1 ? .contains(texts[0]) : .containsAll(texts)
        case .containsAny(let texts):
            let texts = distinct(texts)
            return texts.count == 1 ? .contains(texts[0]) : .containsAny(texts)
        case .any, .contains, .equals, .matches: return test
        }
    }
}

extension CategoryRule {
    /// The name of the rule in the history: its texts.
    var subject: String { terms.payee == .any ? AuditRecord.anyPayee : terms.payee.texts.joined(separator: ", ") }
}
