import Models
import Storage

/// A queued or sent e-mail message.
struct MailRecord: Identified, Hashable, Sendable {
    /// The prefix of ids, as in `eml_…`.
    static let idPrefix = "eml"

    /// The state of a message. Raw values are stored.
    enum State: String, Sendable {
        /// The next attempt is at `nextAt`.
        case waiting
        /// A sender holds a lease on it until `nextAt`.
        case sending
        case sent
        /// The server rejected it, or the attempts were exhausted.
        case failed
        /// It is unknown whether it was sent. It is not sent again.
        case uncertain
    }

    var id: ID<MailRecord>
    var member: ID<Member>
    var recipient: String
    /// Whether it goes to `recipient` even if the member's address has changed.
    var keepsRecipient: Bool
    var subject: String
    var body: String
    var state: State
    /// The number of attempts.
    var attempts: Int
    /// Milliseconds since 1970, like all timestamps; nil in a final state.
    var nextAt: Int64?
    var createdAt: Int64
    var endedAt: Int64?

    init(
        id: ID<MailRecord>, member: ID<Member>, recipient: String, keepsRecipient: Bool = false, subject: String, body: String,
        createdAt: Int64
    ) {
        self.id = id
        self.member = member
        self.recipient = recipient
        self.keepsRecipient = keepsRecipient
        self.subject = subject
        self.body = body
        state = .waiting
        attempts = 0
        nextAt = createdAt
        self.createdAt = createdAt
    }
}
