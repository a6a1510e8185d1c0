import Localization
package import Services

/// Changes of categories and of their rules.
extension RuleViolation {
    package static let categoryIconInvalid = RuleViolation(
        "category.icon.invalid", field: "icon", "An icon is the name of a symbol")
    package static let categoryArchived = RuleViolation("category.archived", field: "category", "The category is archived")

    package static func categoryFallbackArchived(_ name: String) -> RuleViolation {
        RuleViolation(
            "category.fallback-archived",
            "\(name) takes what has no other category, so it cannot be archived; merge it into another instead")
    }

    package static let categoryMergeSame = RuleViolation("category.merge.same", "A category cannot be merged with itself")
    package static let categoryMergeClasses = RuleViolation("category.merge.class", "Only categories of one class can be merged")

    /// The rule changes nothing.
    package static let categoryRuleEmpty = RuleViolation(
        "category-rule.empty", "A rule gives a category, tags or a payee name")
    package static let categoryRulePayeeMissing = RuleViolation(
        "category-rule.payee.missing", field: "payee", "The rule's payee is required")
    package static func categoryRuleTooManyWords(atMost limit: Int) -> RuleViolation {
        RuleViolation("category-rule.payee.too-many", field: "payee", "A rule has at most \(limit) texts")
    }
    package static let categoryRuleRangeReversed = RuleViolation(
        "category-rule.minimum.above-maximum", field: "minimum", "The smallest amount is greater than the largest")

    package static let categoryPartOfItself = RuleViolation(
        "category.part.of-itself", field: "whole", "A category cannot be part of itself")

    package static let categoryPartClass = RuleViolation(
        "category.part.class", field: "whole", "Both categories must be of one kind: income, spending or neutral")

    package static func categoryPartOfPart(_ name: String) -> RuleViolation {
        RuleViolation("category.part.of-part", field: "whole", "\(name) is part of another category itself")
    }

    package static func categoryHasParts(_ name: String) -> RuleViolation {
        RuleViolation("category.part.has-parts", field: "whole", "\(name) has parts, so it cannot be part of another category")
    }
}
