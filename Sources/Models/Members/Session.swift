/// One device on which a member is signed in.
public struct Session: Identified, Hashable, Sendable {
    /// What ids of this kind begin with: `ses_…`.
    public static let idPrefix = "ses"

    /// For lists and for ending it; no secret.
    public var id: ID<Session>
    /// Milliseconds since 1970.
    public var createdAt: Int64
    /// Milliseconds since 1970, to the minute.
    public var usedAt: Int64
    /// What the browser said it is; empty where it said nothing.
    public var userAgent: String
    /// Where the member signed in from.
    public var address: String
    /// Whether it is the session that asks.
    public var isCurrent: Bool

    public init(id: ID<Session>, createdAt: Int64, usedAt: Int64, userAgent: String, address: String, isCurrent: Bool) {
        self.id = id
        self.createdAt = createdAt
        self.usedAt = usedAt
        self.userAgent = userAgent
        self.address = address
        self.isCurrent = isCurrent
    }
}
