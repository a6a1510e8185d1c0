/// One user of a household: who it is, and how their screens look.
public struct MemberProfile: Hashable, Sendable {
    public var id: ID<Member>
    public var household: ID<Household>
    /// What they sign in with; unique over all households without regard to case and accents.
    public var name: String
    /// What the others see.
    public var displayName: String
    public var role: Role
    /// A BCP 47 tag, `de-DE`.
    public var locale: String
    public var appearance: Appearance
    /// Whether amounts are shown; each member has a switch that hides them.
    public var showsBalance: Bool
    /// Whether the user cannot sign in any more.
    public var isDisabled: Bool
    /// Milliseconds since 1970.
    public var createdAt: Int64
    /// Rises with every change of the profile; an edit carries the one it was read with.
    public var revision: Int64

    public init(
        id: ID<Member>, household: ID<Household>, name: String, displayName: String, role: Role, locale: String = "en-US",
        appearance: Appearance = .system, showsBalance: Bool = true, isDisabled: Bool = false, createdAt: Int64, revision: Int64 = 1
    ) {
        self.id = id
        self.household = household
        self.name = name
        self.displayName = displayName
        self.role = role
        self.locale = locale
        self.appearance = appearance
        self.showsBalance = showsBalance
        self.isDisabled = isDisabled
        self.createdAt = createdAt
        self.revision = revision
    }

    /// Who acts when this user does.
    public var member: Member { Member(household: household, id: id, role: role) }
}
