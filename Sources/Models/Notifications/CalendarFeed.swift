/// An address under which a calendar program reads what falls due. Its secret part is kept as a hash alone.
package struct CalendarFeed: Identified, Hashable, Sendable {
    /// What ids of this kind begin with: `cal_…`.
    package static let idPrefix = "cal"

    package var id: ID<CalendarFeed>
    /// Milliseconds since 1970.
    package var createdAt: Int64
    /// When it was read last, by the day, in milliseconds since 1970; nil: never.
    package var usedAt: Int64?

    package init(id: ID<CalendarFeed>, createdAt: Int64, usedAt: Int64? = nil) {
        self.id = id
        self.createdAt = createdAt
        self.usedAt = usedAt
    }
}
