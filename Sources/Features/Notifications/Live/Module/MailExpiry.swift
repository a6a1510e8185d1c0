import Models
import ServiceKit
import Storage

/// Deletes expired delivery statuses of messages, and channels that ended; corrects times that a wrong clock has set too late.
struct MailExpiry: Expiring {
    /// Longest delay of a notification's messages in milliseconds: covers the digest interval and quiet hours.
    private static let longestDelay: Int64 = 3 * 86_400_000
    /// The time for which the delivery status of a message, and a channel that its service ended, is kept, in milliseconds: thirty days.
    private static let lifetime: Int64 = 30 * 86_400_000

    func removeExpired(in household: ID<Household>, on connection: Connection, now: Int64) throws {
        let mail = MailRepository(connection, household: household)
        try mail.delete(endedBefore: now - Self.lifetime)
        try mail.correctFutureTimes(
            to: now, messagesAfter: now + MailBackOff.longest + SessionRule.clockTolerance, notificationsAfter: now + Self.longestDelay)
        try ChannelRepository(connection, household: household).delete(endedBefore: now - Self.lifetime)
        let messages = ChannelMessageRepository(connection, household: household)
        try messages.delete(endedBefore: now - Self.lifetime)
        try messages.correctFutureTimes(
            to: now, messagesAfter: now + ChannelOutcome.longestPause + SessionRule.clockTolerance,
            notificationsAfter: now + Self.longestDelay)
    }
}
