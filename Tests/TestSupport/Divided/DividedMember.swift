package import Models

/// Who uses a divided household.
package enum DividedMember: String, CaseIterable, Sendable {
    case anna, ben, clara

    /// What each may do; it does not matter for what each sees.
    package var role: Role {
        switch self {
        case .anna: .owner
        case .ben: .member
        case .clara: .viewer
        }
    }
}
