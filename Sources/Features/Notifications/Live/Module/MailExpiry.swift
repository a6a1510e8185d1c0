import Models
import ServiceKit
import Storage

/// Deletes expired delivery statuses of messages; corrects times that a wrong clock has set too late.
struct MailExpiry: Expiring {
    /// Longest delay of a notification's e-mail in milliseconds: covers the digest interval and quiet hours.
    private static let longestDelay: Int64 = 3 * 86_400_000
    /// The time for which the delivery status of a message is kept, in milliseconds: thirty days.
    private static let lifetime: Int64 = 30 * 86_400_000

    func removeExpired(in household: ID<Household>, on connection: Connection, now: Int64) throws {
        let mail = MailRepository(connection, household: household)
        try mail.delete(endedBefore: now - Self.lifetime)
        try mail.correctFutureTimes(
            to: now, messagesAfter: now + MailBackOff.longest + SessionRule.clockTolerance, notificationsAfter: now + Self.longestDelay)
    }
}
