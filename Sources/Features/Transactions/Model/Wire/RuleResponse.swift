package import Models
import WireModels

/// A rule for imported lines, with the names of its account and category.
package struct RuleResponse: Encodable {
    let id: ID<CategoryRule>
    /// The condition on the payee: `any`, `contains`, `containsAll`, `containsAny`, `equals` or `matches`.
    let test: String
    /// The text or pattern of the condition; null for none or several.
    let text: String?
    /// The texts of `containsAll` and `containsAny`, or `text` alone.
    let texts: [String]
    let min: String?
    let max: String?
    let account: String?
    let category: String?
    /// The tags that it adds.
    let tags: [String]
    /// The payee name that it sets.
    let payee: String?

    /// - Parameters:
    ///   - account: the name of its account.
    ///   - category: the name of its category.
    ///   - minimum: the decimal text of its lower bound.
    ///   - maximum: the decimal text of its upper bound.
    package init(_ rule: CategoryRule, account: String?, category: String?, minimum: String?, maximum: String?) {
        id = rule.id
        (test, text) = rule.payee.words
        texts = rule.payee.texts
        min = minimum
        max = maximum
        self.account = account
        self.category = category
        tags = rule.tags
        payee = rule.payeeName
    }
}

extension CategoryRule.PayeeTest {
    /// The name of the condition, and its text or pattern; no text for `any` and for several texts.
    package var words: (test: String, text: String?) {
        switch self {
        case .any: ("any", nil)
        case .contains(let text): ("contains", text)
        case .containsAll: ("containsAll", nil)
        case .containsAny: ("containsAny", nil)
        case .equals(let text): ("equals", text)
        case .matches(let pattern): ("matches", pattern)
        }
    }
}
