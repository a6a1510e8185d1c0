import Models
import Storage

/// Deletes expired notifications, and expired known addresses and browsers.
struct NotificationExpiry: Expiring {
    func removeExpired(on connection: Connection, now: Int64) throws {
        try KnownOriginRepository(connection).delete(seenBefore: now - NotificationRule.retention)
        for household in try HouseholdRepository(connection).all() {
            try NotificationRepository(connection, household: household.id).delete(before: now - NotificationRule.retention)
        }
    }
}
