package import Models

/// A link by which people without an account see one group, and add to it if the link allows it. Its token is stored as a hash only.
package struct GuestLink: Identified, Hashable, Sendable {
    /// Prefix of ids: `glk_…`.
    package static let idPrefix = "glk"

    package var id: ID<GuestLink>
    package var group: ID<PeopleGroup>
    /// Whether guests may add expenses, change their own, and settle.
    package var canWrite: Bool
    /// Milliseconds since 1970, like all following times.
    package var createdAt: Int64
    package var expiresAt: Int64
    /// Recorded about once a day.
    package var usedAt: Int64?

    package init(id: ID<GuestLink>, group: ID<PeopleGroup>, canWrite: Bool, createdAt: Int64, expiresAt: Int64, usedAt: Int64? = nil) {
        self.id = id
        self.group = group
        self.canWrite = canWrite
        self.createdAt = createdAt
        self.expiresAt = expiresAt
        self.usedAt = usedAt
    }

    package func isExpired(at milliseconds: Int64) -> Bool { milliseconds >= expiresAt }

    /// The valid numbers of days of a link.
    package static let lifetimes = 1...366
}
