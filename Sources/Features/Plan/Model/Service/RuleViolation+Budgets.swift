import Localization
package import Services

extension RuleViolation {
    package static let budgetAmountInvalid = RuleViolation(
        "budget.amount.invalid", field: "amount", "The amount of a budget must be zero or more, and not too large")

    package static let budgetCurrencyOther = RuleViolation(
        "budget.currency.other", field: "amount", "A budget has the currency of the household")

    package static func budgetCategoryClass(_ name: String) -> RuleViolation {
        RuleViolation("budget.category.class", field: "category", "\(name) is not a category of spending, so it has no budget")
    }

    package static func budgetCategoryArchived(_ name: String) -> RuleViolation {
        RuleViolation("budget.category.archived", field: "category", "\(name) is archived, so it gets no new budget")
    }
}
