package import Services

/// A thing with a name of 1–100 characters that a person enters.
package struct NamedThing: Sendable {
    let nameMissing: RuleViolation
    let nameTooLong: RuleViolation

    package init(missing: RuleViolation, tooLong: RuleViolation) {
        nameMissing = missing
        nameTooLong = tooLong
    }
}

extension NamedThing {
    package static let account = NamedThing(missing: .accountNameMissing, tooLong: .accountNameTooLong)
    package static let category = NamedThing(missing: .categoryNameMissing, tooLong: .categoryNameTooLong)
    package static let household = NamedThing(missing: .householdNameMissing, tooLong: .householdNameTooLong)
    /// A member, by the name for signing in.
    package static let member = NamedThing(missing: .memberNameMissing, tooLong: .memberNameTooLong)
    /// A member, by the name that others see.
    package static let memberDisplay = NamedThing(missing: .memberDisplayNameMissing, tooLong: .memberDisplayNameTooLong)
}
