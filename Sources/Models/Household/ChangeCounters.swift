/// Change counters of a household and of one of its members. A cached page is valid while both are unchanged.
public struct ChangeCounters: Hashable, Sendable {
    /// Incremented by every write to the household.
    public var household: Int64
    /// Incremented by every write to a member's own data: profile, security, sessions, notices.
    public var member: Int64

    public init(household: Int64, member: Int64) {
        self.household = household
        self.member = member
    }
}
