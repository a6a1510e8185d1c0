import Storage

/// Deletes expired sessions, and sign-ins that wait for a one-time code.
struct SessionExpiry: Expiring {
    func removeExpired(on connection: Connection, now: Int64) throws {
        try SessionRepository(connection).delete(
            usedBefore: now - SessionRule.longestIdle, createdBefore: now - SessionRule.longestLife,
            pendingBefore: now - SessionRule.pendingLife, after: now + SessionRule.clockTolerance)
    }
}
