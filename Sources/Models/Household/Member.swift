/// Who acts: a person signed in to a household, or the command line, which acts as the owner of the file it can read.
public struct Member: Identified, Hashable, Sendable {
    /// What ids of this kind begin with: `mem_…`.
    public static let idPrefix = "mem"

    public var household: ID<Household>
    /// Nil for the command line.
    public var id: ID<Member>?
    public var role: Role

    public init(household: ID<Household>, id: ID<Member>? = nil, role: Role) {
        self.household = household
        self.id = id
        self.role = role
    }
}
