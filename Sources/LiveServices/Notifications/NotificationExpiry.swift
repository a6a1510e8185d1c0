import Models
import Storage

/// Notifications, and known addresses and browsers, expire.
struct NotificationExpiry: Expiring {
    func removeExpired(on connection: Connection, now: Int64) throws {
        try KnownOriginRepository(connection).delete(seenBefore: now - NotificationRule.retention)
        for household in try HouseholdRepository(connection).all() {
            try NotificationRepository(connection, household: household.id).delete(before: now - NotificationRule.retention)
        }
    }
}
