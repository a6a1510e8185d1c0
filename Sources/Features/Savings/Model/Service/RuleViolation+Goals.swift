import Localization
import Models
package import Services

extension RuleViolation {
    package init(_ violation: SavingsRule.NameViolation) {
        self =
            switch violation {
            case .goalNameMissing: .goalNameMissing
            case .goalNameTooLong: .goalNameTooLong
            case .partNameTooLong: .goalPartNameTooLong
            case .invisibleCharacters: .nameInvisibleCharacters
            case .cardNumber: .cardNumber
            }
    }

    static let goalNameMissing = RuleViolation("savings.goal.name-missing", field: "name", "Goal name is required")

    static let goalNameTooLong = RuleViolation(
        "savings.goal.name-too-long", field: "name", "Goal name has at most \(TextLimit.name) characters")

    package static let goalTargetInvalid = RuleViolation(
        "savings.goal.target-invalid", field: "target", "Target must be a valid number above zero")

    package static let goalDayPast = RuleViolation("savings.goal.day-past", field: "by", "The day must be after today")
}

extension RuleViolation {
    package static let goalPartMissing = RuleViolation("savings.goal.part-missing", field: "parts", "Choose an account")

    package static let goalPartsTooMany = RuleViolation(
        "savings.goal.parts-too-many", field: "parts", "A goal has at most \(SavingsRule.maxParts) parts")

    package static let goalPartNameTooLong = RuleViolation(
        "savings.goal.part-name-too-long", field: "parts", "A part's name has at most \(TextLimit.name) characters")

    package static let goalPartAmountInvalid = RuleViolation(
        "savings.goal.part-amount-invalid", field: "parts", "Amount must be a valid number above zero")

    package static let goalAsideInvalid = RuleViolation(
        "savings.goal.aside-invalid", field: "parts", "What is put aside is zero or more, and not more than the account holds")

    /// Two parts of one account have no amount.
    package static let goalPartTwice = RuleViolation(
        "savings.goal.part-twice", field: "parts", "Only one part of an account can be without an amount")

    package static let goalCurrencyMixed = RuleViolation(
        "savings.goal.currency-mixed", field: "parts", "All accounts of a goal must have the same currency")

    package static let goalAccountArchived = RuleViolation("savings.goal.account-archived", field: "parts", "The account is archived")

    package static func goalAccountKind(_ name: String) -> RuleViolation {
        RuleViolation("savings.goal.account-kind", field: "parts", "\(name) is not a savings account")
    }
}

extension RuleViolation {
    package static let goalCurrencyChanged = RuleViolation(
        "savings.goal.currency-changed", "An account of the goal has another currency now")
}
