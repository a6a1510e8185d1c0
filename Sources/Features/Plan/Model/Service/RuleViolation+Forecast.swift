import Localization
package import Services

extension RuleViolation {
    package static let forecastMonthsInvalid = RuleViolation(
        "forecast.months.invalid", field: "months", "A forecast is of 1 to 12 months")

    package static let forecastAmountInvalid = RuleViolation(
        "forecast.amount.invalid", field: "amount", "Type an amount above zero, not too large, with the decimals of the account's currency")

    package static let forecastDayInvalid = RuleViolation(
        "forecast.day.invalid", field: "day", "Choose a day within the next twelve months")
}
