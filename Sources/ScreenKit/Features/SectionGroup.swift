/// The groups of sections in the side bar of wide screens, from top to bottom. They have no heads.
package enum SectionGroup: CaseIterable, Hashable, Sendable {
    /// What is there now: accounts and what happens in them.
    case everyday
    /// What is to come.
    case planning
    /// What is shared, or used along the way.
    case sharing
    /// What it adds up to.
    case reports
}
