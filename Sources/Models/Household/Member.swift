/// The actor of an operation: a signed-in member of a household, or the command line, which acts as the owner of the database file.
public struct Member: Identified, Hashable, Sendable {
    /// Prefix of ids: `mem_…`.
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
