/// The context of a signed-in member's request: session, profile and household.
public struct SessionContext: Hashable, Sendable {
    public var session: ID<Session>
    public var profile: MemberProfile
    public var household: Household
    /// The CSRF token of the session's forms; derived from the session token and not stored.
    public var formToken: String
    /// Idle expiry, in milliseconds since 1970.
    public var expiresAt: Int64
    /// Absolute expiry, in milliseconds since 1970.
    public var endsAt: Int64
    /// Time of the last passphrase or code confirmation, in milliseconds since 1970.
    public var confirmedAt: Int64
    /// Change counters of the household and the member, used by open pages to detect changes.
    public var counters: ChangeCounters
    /// A notice to show once.
    public var notice: SessionNotice?
    /// Number of unread notifications.
    public var unread: Int
    /// Whether an owner has reset the member's passphrase: the member has to choose a new one first.
    public var mustChoosePassphrase: Bool

    public init(
        session: ID<Session>, profile: MemberProfile, household: Household, formToken: String, expiresAt: Int64, endsAt: Int64 = .max,
        confirmedAt: Int64, counters: ChangeCounters, notice: SessionNotice?, unread: Int = 0, mustChoosePassphrase: Bool = false
    ) {
        self.session = session
        self.profile = profile
        self.household = household
        self.formToken = formToken
        self.expiresAt = expiresAt
        self.endsAt = endsAt
        self.confirmedAt = confirmedAt
        self.counters = counters
        self.notice = notice
        self.unread = unread
        self.mustChoosePassphrase = mustChoosePassphrase
    }

    public var member: Member { profile.member }

    /// Whether activity extends the session.
    public var isExtendable: Bool { expiresAt < endsAt }
}
