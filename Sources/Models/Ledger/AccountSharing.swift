/// How much of a member's account the other members of the household see. An account of the household is shared in full.
public enum AccountSharing: String, CaseIterable, Hashable, Sendable, Codable {
    /// Everything, as of an account of the household.
    case full
    /// The account, its balance and how the balance developed, but none of its entries.
    case balance
    /// Nothing: for others it does not exist.
    case `private`
}

extension AccountSharing {
    /// Whether others see the account's entries.
    package var showsEntries: Bool { self == .full }
}
