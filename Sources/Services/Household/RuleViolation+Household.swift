import Localization

extension RuleViolation {
    package static let householdTimeZoneUnknown = RuleViolation(
        "household.time-zone.unknown", field: "timeZone", "The time zone is not known")

    /// The stored time zone is not known to this machine.
    package static func householdTimeZoneMissing(_ name: String) -> RuleViolation {
        RuleViolation(
            "household.time-zone.missing",
            "The household's time zone “\(name)” is not known here; choose another one in the household's settings")
    }

    package static let householdIdleMinutes = RuleViolation(
        "household.idle-minutes.out-of-range", field: "idleMinutes", "A session can end after 5 to 1440 minutes without use")

    package static let householdFirstWeekday = RuleViolation(
        "household.first-weekday.out-of-range", field: "firstWeekday", "The first day of the week is not known")

    package static let householdFirstMonthDay = RuleViolation(
        "household.first-month-day.out-of-range", field: "firstMonthDay", "A month can begin on day 1 to 28")
}
