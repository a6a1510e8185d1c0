/// The profile of a user: identity, role and display settings.
public struct MemberProfile: Hashable, Sendable {
    public var id: ID<Member>
    public var household: ID<Household>
    /// The sign-in name; unique across all households, ignoring case and accents.
    public var name: String
    /// The name shown to other members.
    public var displayName: String
    public var role: Role
    /// The format of numbers and days: a BCP 47 tag, `de-DE`.
    public var locale: String
    /// The language of texts, on screens and in messages.
    public var language: Language
    public var appearance: Appearance
    /// Whether amounts are shown; each member can hide them.
    public var showsBalance: Bool
    /// Whose accounts count in the figures the member is shown.
    public var perspective: Perspective
    /// Whether the user can no longer sign in.
    public var isDisabled: Bool
    /// Milliseconds since 1970.
    public var createdAt: Int64
    /// Incremented with every change of the profile; an edit names the revision it is based on.
    public var revision: Int64

    public init(
        id: ID<Member>, household: ID<Household>, name: String, displayName: String, role: Role, locale: String = "en-US",
        language: Language = .english, appearance: Appearance = .system, showsBalance: Bool = true,
        perspective: Perspective = .all, isDisabled: Bool = false, createdAt: Int64, revision: Int64 = 1
    ) {
        self.id = id
        self.household = household
        self.name = name
        self.displayName = displayName
        self.role = role
        self.locale = locale
        self.language = language
        self.appearance = appearance
        self.showsBalance = showsBalance
        self.perspective = perspective
        self.isDisabled = isDisabled
        self.createdAt = createdAt
        self.revision = revision
    }

    /// The actor for this user's operations.
    public var member: Member { Member(household: household, id: id, role: role) }

    /// Whether accounts can be given to the user: to nobody who could neither share them nor give them back.
    public var mayHaveAccounts: Bool { !isDisabled && role.canWrite }
}
