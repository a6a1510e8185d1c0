package import Models

/// A session as it is kept, without its token.
package struct SessionRecord: Sendable {
    package var id: ID<Session>
    /// Milliseconds since 1970, as all instants.
    package var createdAt: Int64
    package var usedAt: Int64
    /// When the member last gave passphrase or code.
    package var confirmedAt: Int64
    /// What waits to be shown once.
    package var notice: SessionNotice?
    package var profile: MemberProfile
    package var household: Household
    /// Of the household and the member, as they are now.
    package var counters: ChangeCounters
    /// How many of the member's notifications are not read yet.
    package var unread: Int
    /// Whether somebody else set the member's passphrase.
    package var mustChoosePassphrase: Bool
}
