import Localization
package import Services

extension RuleViolation {
    package static let savingsAccountKind = RuleViolation(
        "savings.account.kind", field: "kind", "Only savings accounts and deposits have a plan")

    package static let savingsBalanceInvalid = RuleViolation(
        "savings.balance.invalid", field: "balance", "Balance must be a valid number")

    package static let savingsContributionInvalid = RuleViolation(
        "savings.contribution.invalid", field: "contribution", "Monthly contribution must be a valid number")

    package static let savingsRateInvalid = RuleViolation(
        "savings.rate.invalid", field: "rate", "Interest rate must be a number from 0 to 100, with at most four decimals")
}
