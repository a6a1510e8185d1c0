import Localization
package import Models

extension RuleViolation {
    package static let householdHostInvalid = RuleViolation(
        "household.host.invalid", field: "host",
        "A host name consists of letters from a to z, digits and hyphens, in parts of at most 63 that dots divide")

    package static let householdHostUsed = RuleViolation(
        "household.host.taken", field: "host", "Another household has this host name")

    /// A command that names no household in a database of several.
    package static func householdNotChosen(_ households: [Household]) -> RuleViolation {
        RuleViolation(
            "request.household.not-chosen", field: "household",
            "This database has several households; choose one with --household: \(list(households))")
    }

    /// A name that several households have.
    package static func householdAmbiguous(_ households: [Household]) -> RuleViolation {
        RuleViolation(
            "request.household.ambiguous", field: "household",
            "Several households have this name; choose one with --household and its id: \(list(households))")
    }

    /// Names and ids; of many the first ones.
    private static func list(_ households: [Household]) -> String {
        let most = 20
        let named = households.prefix(most).map { "\($0.name) (\($0.id))" }
        return (named + (households.count > most ? ["…"] : [])).joined(separator: ", ")
    }
}
