import Localization
import Models

/// Names of categories, and their rules.
extension RuleViolation {
    package static let categoryNameMissing = RuleViolation("category.name.missing", field: "name", "Category name is required")
    package static let categoryNameTooLong = RuleViolation(
        "category.name.too-long", field: "name", "Category name has at most \(TextLimit.name) characters")
    package static let categoryNameTaken = RuleViolation(
        "category.name.taken", field: "name", "A category with this name exists already")

    package static let categoryRuleAccountGone = RuleViolation(
        "category-rule.account.gone", "The rule's account is not there any more")
    package static let categoryRuleCategoryArchived = RuleViolation(
        "category-rule.category.archived", "The rule's category is archived; bring it back first")
    package static let categoryRuleDuplicate = RuleViolation("category-rule.duplicate", "The same rule is there already")
}
