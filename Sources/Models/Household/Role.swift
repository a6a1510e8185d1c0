/// What a member of a household may do. A viewer reads everything and writes nothing.
public enum Role: String, CaseIterable, Hashable, Sendable {
    case owner, member, viewer

    /// Whether the ledger may be changed.
    public var canWrite: Bool { self != .viewer }
}
