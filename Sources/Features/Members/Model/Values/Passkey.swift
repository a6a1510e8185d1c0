package import Models

/// A passkey of a member: a key pair of which an authenticator, such as a phone, has the private part, and Coffer the public one.
package struct Passkey: Identified, Hashable, Sendable {
    /// Prefix of ids: `pky_…`.
    package static let idPrefix = "pky"

    package var id: ID<Passkey>
    /// As the member calls it.
    package var name: String
    /// The host name at which it was made; it works there only.
    package var host: String
    /// Milliseconds since 1970.
    package var createdAt: Int64
    /// The last use, in milliseconds since 1970; nil if there was none.
    package var usedAt: Int64?
    /// Whether it is also on other devices of the member; otherwise it is on one only.
    package var isBackedUp: Bool

    package init(id: ID<Passkey>, name: String, host: String, createdAt: Int64, usedAt: Int64?, isBackedUp: Bool) {
        self.id = id
        self.name = name
        self.host = host
        self.createdAt = createdAt
        self.usedAt = usedAt
        self.isBackedUp = isBackedUp
    }

    /// The number that a member may have.
    package static let limit = 20
}
