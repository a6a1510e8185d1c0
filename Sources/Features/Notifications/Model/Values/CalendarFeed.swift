package import Models

/// A private calendar URL that lists due items. Its secret part is stored as a hash only.
package struct CalendarFeed: Identified, Hashable, Sendable {
    /// Prefix of ids: `cal_…`.
    package static let idPrefix = "cal"

    package var id: ID<CalendarFeed>
    /// Milliseconds since 1970.
    package var createdAt: Int64
    /// Day of the last request, in milliseconds since 1970; nil for never.
    package var usedAt: Int64?

    package init(id: ID<CalendarFeed>, createdAt: Int64, usedAt: Int64? = nil) {
        self.id = id
        self.createdAt = createdAt
        self.usedAt = usedAt
    }
}
