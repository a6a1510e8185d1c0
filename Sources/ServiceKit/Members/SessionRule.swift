package import Models
package import Storage

/// Durations of sessions, in milliseconds.
package enum SessionRule {
    /// Minimum interval between recorded uses of a session.
    package static let useInterval: Int64 = 60_000
    /// The longest idle timeout that a household can set: one day.
    package static let longestIdle: Int64 = 1_440 * 60_000
    /// Maximum lifetime of a session regardless of use: 30 days.
    package static let longestLife: Int64 = 30 * 86_400_000
    /// Timeout between passphrase and code.
    package static let pendingLife: Int64 = 10 * 60_000
    /// The time for which a passphrase or code counts as recently confirmed.
    static let confirmationLife: Int64 = 10 * 60_000

    /// The maximum time by which an instant may be in the future, for clocks that differ. Instants further ahead were recorded by a wrong clock and
    /// count as expired.
    package static let clockTolerance: Int64 = 60_000

    /// Whether an instant is in the past and not older than a duration.
    package static func isRecent(_ instant: Int64, within life: Int64, at now: Int64) -> Bool {
        let (age, overflow) = now.subtractingReportingOverflow(instant)
        return !overflow && -clockTolerance <= age && age < life
    }

    /// Whether a session is still live, by its creation and last use.
    package static func isLive(createdAt: Int64, usedAt: Int64, in household: Household, at now: Int64) -> Bool {
        isRecent(usedAt, within: Int64(household.idleMinutes) * 60_000, at: now) && isRecent(createdAt, within: longestLife, at: now)
    }

    /// The expiry of a session, by its creation and last use.
    package static func expiry(createdAt: Int64, usedAt: Int64, in household: Household) -> Int64 {
        min(idleEnd(usedAt: usedAt, in: household), createdAt + longestLife)
    }

    /// The expiry of a session for lack of use.
    package static func idleEnd(usedAt: Int64, in household: Household) -> Int64 { usedAt + Int64(household.idleMinutes) * 60_000 }
}

extension SessionRepository {
    /// Deletes the household's expired sessions and pending sign-ins, and those that a wrong clock recorded in the future.
    package func deleteExpired(at now: Int64) throws {
        try delete(
            usedBefore: now - SessionRule.longestIdle, createdBefore: now - SessionRule.longestLife,
            pendingBefore: now - SessionRule.pendingLife, after: now + SessionRule.clockTolerance)
    }
}
