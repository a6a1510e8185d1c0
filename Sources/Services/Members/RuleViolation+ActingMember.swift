import Localization

extension RuleViolation {
    /// A command that acts as a member whom the household does not have.
    ///
    /// - Parameter choices: those who can be named.
    package static func actingMemberUnknown(_ choices: String) -> RuleViolation {
        RuleViolation("request.member.unknown", field: "as", "No member has this sign-in name or id; choose one with --as: \(choices)")
    }

    /// A command that acts as a member who is disabled.
    ///
    /// - Parameter choices: those who can be named.
    package static func actingMemberDisabled(_ name: String, _ choices: String) -> RuleViolation {
        RuleViolation("request.member.disabled", field: "as", "\(name) is disabled; choose another member with --as: \(choices)")
    }

    /// A command that acts as a member in a household of which nobody can be named.
    package static let actingMemberNone = RuleViolation(
        "request.member.none", field: "as", "No member of the household can sign in; leave out --as, or add one with: coffer user add NAME")
}
