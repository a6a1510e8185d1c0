import Models
import Services

/// The people section of Home.
package struct HomePeople: HomePart {
    /// Those in which the household owes or is owed first, then by name; at most `maxGroups`.
    package var groups: [HomeGroup]

    package init(groups: [HomeGroup]) {
        self.groups = groups
    }

    /// The maximum number of groups on Home.
    package static let maxGroups = 4
}

/// A group on Home, or the direct debts of a person.
package struct HomeGroup: Hashable, Sendable {
    package var summary: GroupSummary
    /// The person whose direct debts it contains; nil for a group.
    package var person: Person?

    package init(summary: GroupSummary, person: Person? = nil) {
        self.summary = summary
        self.person = person
    }

    /// The name of the person, or of the group.
    package var name: String { person?.name ?? summary.group.name }
}
