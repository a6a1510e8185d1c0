package import Models
import WireModels

/// A rule for imported lines in an export.
package struct RuleExport: Encodable {
    let id: ID<CategoryRule>
    /// The condition on the payee: `any`, `contains`, `containsAll`, `containsAny`, `equals` or `matches`.
    let test: String
    /// The text or pattern of the condition; null for none or several.
    let text: String?
    /// The texts of `containsAll` and `containsAny`, or `text` alone.
    let texts: [String]
    /// The lower bound of the line's amount, signed, in minor units of its currency: a rule has no currency.
    let minimum: Int64?
    let maximum: Int64?
    let account: ID<Account>?
    let category: ID<Category>?
    /// The tags that it adds.
    let tags: [String]
    /// The payee name that it sets.
    let payeeName: String?

    package init(_ rule: CategoryRule) {
        id = rule.id
        (test, text) = rule.payee.words
        texts = rule.payee.texts
        minimum = rule.minimum
        maximum = rule.maximum
        account = rule.account
        category = rule.category
        tags = rule.tags
        payeeName = rule.payeeName
    }
}
