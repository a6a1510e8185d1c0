import Localization
package import Services

extension RuleViolation {
    package static func householdExists(_ name: String) -> RuleViolation {
        RuleViolation("household.exists", "The database has the household \(name) already; nothing was restored")
    }

    package static func householdHostTaken(_ host: String) -> RuleViolation {
        RuleViolation("household.host-taken", "Another household is served at \(host); nothing was restored")
    }

    package static let householdIdleMinutes = RuleViolation(
        "household.idle-minutes.out-of-range", field: "idleMinutes", "A session can end after 5 to 1440 minutes without use")

    package static let householdFirstWeekday = RuleViolation(
        "household.first-weekday.out-of-range", field: "firstWeekday", "The first day of the week is not known")

    package static let householdFirstMonthDay = RuleViolation(
        "household.first-month-day.out-of-range", field: "firstMonthDay", "A month can begin on day 1 to 28")
}
