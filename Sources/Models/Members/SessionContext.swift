/// What a request of a signed-in member begins with: who, in which household, how long still.
public struct SessionContext: Hashable, Sendable {
    public var session: ID<Session>
    public var profile: MemberProfile
    public var household: Household
    /// What every form of the session carries; made from the session's token and not stored.
    public var formToken: String
    /// When the session ends if it is not used, in milliseconds since 1970.
    public var expiresAt: Int64
    /// When the session ends however much it is used, in milliseconds since 1970.
    public var endsAt: Int64
    /// When the member last gave passphrase or code, in milliseconds since 1970.
    public var confirmedAt: Int64
    /// Of the household and the member, by which an open page sees whether it is still as things are.
    public var counters: ChangeCounters
    /// What waits to be shown once.
    public var notice: SessionNotice?
    /// How many of the member's notifications are not read yet.
    public var unread: Int
    /// Whether somebody else set the member's passphrase: nothing but choosing a new one is possible then.
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

    /// Whether use puts the end off.
    public var isExtendable: Bool { expiresAt < endsAt }
}
