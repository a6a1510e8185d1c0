/// A person with their balance in each group, from one snapshot.
package struct PersonDetails: Hashable, Sendable {
    package var summary: PersonSummary
    /// The groups that the person is a member of, direct debts first, then by name.
    package var groups: [GroupSummary]
    /// The latest expenses and settlements of direct debts, newest first.
    package var direct: [GroupActivity]

    package init(summary: PersonSummary, groups: [GroupSummary], direct: [GroupActivity]) {
        self.summary = summary
        self.groups = groups
        self.direct = direct
    }
}
