import Services

/// A thing with a name of 1–100 characters that a person enters.
package enum NamedThing {
    case account
    case category
    case household
    /// A member, by the name for signing in.
    case member
    /// A member, by the name that others see.
    case memberDisplay
    /// A person with whom money is shared.
    case person
    /// A group of people.
    case peopleGroup
    case subscription
    /// Expected income or spending.
    case expected

    var nameMissing: RuleViolation {
        switch self {
        case .account: .accountNameMissing
        case .category: .categoryNameMissing
        case .household: .householdNameMissing
        case .member: .memberNameMissing
        case .memberDisplay: .memberDisplayNameMissing
        case .person: .personNameMissing
        case .peopleGroup: .groupNameMissing
        case .subscription: .subscriptionNameMissing
        case .expected: .expectedNameMissing
        }
    }

    var nameTooLong: RuleViolation {
        switch self {
        case .account: .accountNameTooLong
        case .category: .categoryNameTooLong
        case .household: .householdNameTooLong
        case .member: .memberNameTooLong
        case .memberDisplay: .memberDisplayNameTooLong
        case .person: .personNameTooLong
        case .peopleGroup: .groupNameTooLong
        case .subscription: .subscriptionNameTooLong
        case .expected: .expectedNameTooLong
        }
    }
}
