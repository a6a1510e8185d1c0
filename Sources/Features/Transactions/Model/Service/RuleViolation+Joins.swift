import Localization
package import Models
package import Services

/// Two transactions that are joined into a transfer.
extension RuleViolation {
    package static let joinOfOne = RuleViolation("transaction.join.one", field: "ids", "A transfer is joined of two different transactions")
    package static let joinOfTransfer = RuleViolation(
        "transaction.join.transfer", field: "ids", "One of them is a transfer between own accounts already")
    package static let joinOfSplit = RuleViolation(
        "transaction.join.split", field: "ids", "No part of the split has the amount of the other transaction")
    package static let joinOfAdjustment = RuleViolation(
        "transaction.join.adjustment", field: "ids", "Opening balances and adjustments cannot become a side of a transfer")
    package static let joinNotCompleted = RuleViolation(
        "transaction.join.not-completed", field: "ids", "Both transactions have to be completed")
    package static let joinDirection = RuleViolation(
        "transaction.join.direction", field: "ids", "In a transfer, money leaves one account and arrives in another")
    package static let joinOfOrders = RuleViolation(
        "transaction.join.orders", field: "ids", "Both were ordered as transfers; only one of them may be")

    package static func joinInOneAccount(_ account: String) -> RuleViolation {
        RuleViolation("transaction.join.one-account", field: "ids", "Both are in \(account); a transfer needs two accounts")
    }

    package static func joinAmounts(_ left: Money, _ arrived: Money) -> RuleViolation {
        RuleViolation(
            "transaction.join.amounts", field: "ids",
            "\(left) left and \(arrived) arrived; in one currency both must be the same, but for a fee of at most a fifth")
    }
}
