import Services

/// What has a name of 1–100 characters that a person enters.
package enum NamedThing {
    case account
    case category
    case household
    /// A member, by the name for signing in.
    case member
    /// A member, by the name that others see.
    case memberDisplay

    var nameMissing: RuleViolation {
        switch self {
        case .account: .accountNameMissing
        case .category: .categoryNameMissing
        case .household: .householdNameMissing
        case .member: .memberNameMissing
        case .memberDisplay: .memberDisplayNameMissing
        }
    }

    var nameTooLong: RuleViolation {
        switch self {
        case .account: .accountNameTooLong
        case .category: .categoryNameTooLong
        case .household: .householdNameTooLong
        case .member: .memberNameTooLong
        case .memberDisplay: .memberDisplayNameTooLong
        }
    }
}
