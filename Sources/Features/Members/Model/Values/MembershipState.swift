package import Models

/// A member as the list of members shows them.
package struct MembershipState: Hashable, Sendable {
    package var profile: MemberProfile
    /// The last use of one of their sessions, in milliseconds since 1970; nil if there is none.
    package var seenAt: Int64?

    package init(profile: MemberProfile, seenAt: Int64?) {
        self.profile = profile
        self.seenAt = seenAt
    }
}
