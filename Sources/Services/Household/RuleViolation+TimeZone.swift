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
}
