package import Models

/// A session with its member and household, without its token.
package struct SessionRecord: Sendable {
    package var id: ID<Session>
    /// Milliseconds since 1970, like all timestamps.
    package var createdAt: Int64
    package var usedAt: Int64
    /// When the member last entered the passphrase or a code.
    package var confirmedAt: Int64
    /// A notice to be shown once on the next page.
    package var notice: SessionNotice?
    package var profile: MemberProfile
    package var household: Household
    /// The current change counters of the household and the member.
    package var counters: ChangeCounters
    /// The number of unread notifications.
    package var unread: Int
    /// Whether another person set the member's passphrase.
    package var mustChoosePassphrase: Bool
    /// The provider by which it was begun; nil if it was begun with a credential of Coffer.
    package var provider: ID<SignInProvider>?
}
