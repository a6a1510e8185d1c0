package import Models

/// A session as it is kept, without its token.
package struct SessionRecord: Sendable {
    package var id: ID<Session>
    /// Milliseconds since 1970, as all three.
    package var usedAt: Int64
    package var confirmedAt: Int64
    package var notice: SessionNotice?
    package var profile: MemberProfile
    package var household: Household
    package var counters: ChangeCounters
}
