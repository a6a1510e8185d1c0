package import Models

/// A member of a group: a person, or the household.
package struct GroupMember: Identified, Hashable, Sendable {
    /// Prefix of ids: `gmb_…`.
    package static let idPrefix = "gmb"

    package var id: ID<GroupMember>
    /// The person; nil: the household.
    package var person: ID<Person>?
    /// The person's name; for the household a name within the group, which may be empty.
    package var name: String
    /// The default weight in a split by shares, in hundredths: 100 is a whole share, 50 that of a child, 0 none.
    package var weight: Int64
    /// Whether the member has left: it takes no part in new expenses, and keeps its balance.
    package var hasLeft: Bool

    package init(
        id: ID<GroupMember>, person: ID<Person>?, name: String, weight: Int64 = GroupMember.wholeShare, hasLeft: Bool = false
    ) {
        self.id = id
        self.person = person
        self.name = name
        self.weight = weight
        self.hasLeft = hasLeft
    }

    /// The weight of one share.
    package static let wholeShare: Int64 = 100

    /// Whether it stands for the household, whose part is posted in the ledger.
    package var isOurs: Bool { person == nil }
}
