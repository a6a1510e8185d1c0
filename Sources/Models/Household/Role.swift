/// The permissions of a member of a household. A viewer has read access only.
public enum Role: String, CaseIterable, Hashable, Sendable {
    case owner, member, viewer

    /// Whether the role may change the ledger.
    public var canWrite: Bool { self != .viewer }
}
