/// How often a household and one of its members were changed. A page made at one pair of counters is still true while they stand.
public struct ChangeCounters: Hashable, Sendable {
    /// Moved by every write to the household.
    public var household: Int64
    /// Moved by every write to what one member sees: profile, security, sessions, notices.
    public var member: Int64

    public init(household: Int64, member: Int64) {
        self.household = household
        self.member = member
    }
}
