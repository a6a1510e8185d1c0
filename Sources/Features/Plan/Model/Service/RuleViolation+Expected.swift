import Localization
import Models
package import Services

extension RuleViolation {
    package static let expectedNameMissing = RuleViolation("expected.name.missing", field: "name", "A name is required")

    package static let expectedNameTooLong = RuleViolation(
        "expected.name.too-long", field: "name", "The name has at most \(TextLimit.name) characters")

    package static let expectedAmountInvalid = RuleViolation(
        "expected.amount.invalid", field: "amount", "The amount must be above zero, and not too large")

    package static let expectedToleranceInvalid = RuleViolation(
        "expected.tolerance.invalid", field: "tolerance", "The tolerance must be between zero and the amount")

    package static let expectedCycleInvalid = RuleViolation(
        "expected.cycle.invalid", field: "every",
        "It must return every \(Schedule.intervals.lowerBound) to \(Schedule.intervals.upperBound) units")

    package static let expectedEndsBeforeNext = RuleViolation(
        "expected.ends.before-next", field: "ends", "The last day must not be before the next one")

    package static let expectedTransactionOther = RuleViolation(
        "expected.transaction.other", field: "transaction", "This transaction has another direction, account or currency")
}
