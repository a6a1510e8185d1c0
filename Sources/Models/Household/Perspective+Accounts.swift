extension Perspective {
    /// Whether an account that a member sees is one of the perspective.
    package func includes(_ account: Account, of member: ID<Member>?) -> Bool {
        switch self {
        case .ours: account.owner == nil
        case .mine: account.owner != nil && account.owner == member
        case .all: true
        }
    }
}
