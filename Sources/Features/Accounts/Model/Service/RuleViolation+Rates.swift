import Localization
package import Services

extension RuleViolation {
    package static let rateCurrencySame = RuleViolation("rate.currency.same", field: "quote", "A rate is between two currencies")
    package static let rateNotPositive = RuleViolation("rate.not-positive", field: "rate", "A rate is above zero")

    /// The rate is outside the range of `ExchangeRate.isInRange`.
    package static let rateOutOfRange = RuleViolation(
        "rate.out-of-range", field: "rate", "A rate is between 0.000000001 and 1000000000")
}
