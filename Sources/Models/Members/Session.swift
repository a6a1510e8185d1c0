/// A session: one device on which a member is signed in.
public struct Session: Identified, Hashable, Sendable {
    /// Prefix of ids: `ses_…`.
    public static let idPrefix = "ses"

    /// For listing and ending the session; not a secret.
    public var id: ID<Session>
    /// Milliseconds since 1970.
    public var createdAt: Int64
    /// Time of last use in milliseconds since 1970, to the minute.
    public var usedAt: Int64
    /// The browser's User-Agent header; empty if it sent none.
    public var userAgent: String
    /// The client address at sign-in.
    public var address: String
    /// Whether it is the session of the current request.
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
