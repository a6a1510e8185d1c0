import Models
import NotificationsModel

/// A message to a channel. It has no text: that is written when it is sent, from the notifications that still exist then.
struct ChannelMessage: Identified, Hashable, Sendable {
    /// The prefix of ids, as in `msg_…`.
    static let idPrefix = "msg"

    /// The state of a message. Raw values are stored.
    enum State: String, Sendable {
        /// The next attempt is at `nextAt`.
        case waiting
        /// A sender holds a lease on it until `nextAt`.
        case sending
        case sent
        /// It was not accepted, the attempts were exhausted, or there was nothing left to tell.
        case failed
        /// It is unknown whether it was accepted. It is not sent again.
        case uncertain
    }

    var id: ID<ChannelMessage>
    var channel: ID<Channel>
    /// The notifications that it tells; none in a test message.
    var notifications: [ID<Notification>]
    var state: State
    /// The number of attempts.
    var attempts: Int
    /// Milliseconds since 1970, like all timestamps; nil in a final state.
    var nextAt: Int64?
    var createdAt: Int64
    var endedAt: Int64?

    init(id: ID<ChannelMessage>, channel: ID<Channel>, notifications: [ID<Notification>], createdAt: Int64) {
        self.id = id
        self.channel = channel
        self.notifications = notifications
        state = .waiting
        attempts = 0
        nextAt = createdAt
        self.createdAt = createdAt
    }
}
