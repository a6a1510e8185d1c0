import Localization
package import Services

extension RuleViolation {
    package static let reportGroupingInvalid = RuleViolation(
        "report.grouping.invalid", field: "by", "Net worth can be divided by month or by account only")

    package static let reportDaysReversed = RuleViolation(
        "report.days.reversed", field: "until", "The last day must not be before the first day")
}
