import Localization
package import Models
package import Services

/// Splits of transactions by category.
extension RuleViolation {
    package static let splitCategory = RuleViolation(
        "split.category.given", field: "category", "The parts of a split have a category each")
    package static let splitPartCount = RuleViolation("split.parts.count", field: "parts", "A split has between 1 and 500 parts")

    package static func splitPartCurrency(_ currency: Currency) -> RuleViolation {
        RuleViolation("split.parts.currency", field: "parts", "The amount must be in \(currency.code)")
    }

    package static let splitPartZero = RuleViolation("split.parts.zero", field: "parts", "The amount cannot be zero")

    package static func splitSum(of parts: Money, transaction: Money) -> RuleViolation {
        RuleViolation("split.parts.sum", field: "parts", "The parts must add up to \(transaction), they make \(parts)")
    }

    /// The parts of a split on the command line, with or without a sign, do not add up.
    package static func splitArgumentSum(of parts: Money, transaction: Money) -> RuleViolation {
        RuleViolation("split.arguments.sum", "The parts add up to \(parts), the transaction is \(transaction)")
    }

    package static let splitWithoutCategory = RuleViolation("split.no-category", "Only a transaction with a category can be split")
    package static let splitOfTransfer = RuleViolation("split.transfer", "A transfer between own accounts cannot be split")
}
