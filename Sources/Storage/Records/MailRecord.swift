package import Models

/// A message that goes out by e-mail, as it is kept.
package struct MailRecord: Identified, Hashable, Sendable {
    /// Prefix of ids: `eml_…`.
    package static let idPrefix = "eml"

    /// What becomes of a message. The words are kept in the database.
    package enum State: String, Sendable {
        /// It is tried at `nextAt`.
        case waiting
        /// Somebody sends it and says how that ended until `nextAt`.
        case sending
        case sent
        /// It was refused, or tried for too long.
        case failed
        /// It may have been sent or not. It is never sent again.
        case uncertain
    }

    package var household: ID<Household>
    package var id: ID<MailRecord>
    package var member: ID<Member>
    package var recipient: String
    /// Whether it goes to `recipient` wherever the member's messages go by now.
    package var keepsRecipient: Bool
    package var subject: String
    package var body: String
    package var state: State
    /// How often it was tried.
    package var attempts: Int
    /// Milliseconds since 1970, as all three; nil where it has ended.
    package var nextAt: Int64?
    package var createdAt: Int64
    package var endedAt: Int64?

    package init(
        household: ID<Household>, id: ID<MailRecord>, member: ID<Member>, recipient: String, keepsRecipient: Bool = false,
        subject: String, body: String, createdAt: Int64
    ) {
        self.household = household
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
