import Models

/// How long sessions last, in milliseconds.
enum SessionRule {
    /// A use is noted at most this often.
    static let useInterval: Int64 = 60_000
    /// The longest idle time that a household can set: a day.
    static let longestIdle: Int64 = 1_440 * 60_000
    /// The longest that a session lasts, however much it is used: 30 days.
    static let longestLife: Int64 = 30 * 86_400_000
    /// Between passphrase and code.
    static let pendingLife: Int64 = 10 * 60_000
    /// How long passphrase or code count as just given.
    static let confirmationLife: Int64 = 10 * 60_000

    /// How far an instant may lie in the future, in milliseconds, as where two clocks differ; what lies further ahead was noted by a clock
    /// that was wrong, and has ended or has not begun.
    static let clockTolerance: Int64 = 60_000

    /// Whether an instant lies in the past, and not further back than some time.
    static func isRecent(_ instant: Int64, within life: Int64, at now: Int64) -> Bool {
        let (age, overflow) = now.subtractingReportingOverflow(instant)
        return !overflow && -clockTolerance <= age && age < life
    }

    /// Whether a session that began at an instant and was last used at another has not ended.
    static func isLive(createdAt: Int64, usedAt: Int64, in household: Household, at now: Int64) -> Bool {
        isRecent(usedAt, within: Int64(household.idleMinutes) * 60_000, at: now) && isRecent(createdAt, within: longestLife, at: now)
    }

    /// When a session that began at an instant and was last used at another ends.
    static func expiry(createdAt: Int64, usedAt: Int64, in household: Household) -> Int64 {
        min(idleEnd(usedAt: usedAt, in: household), createdAt + longestLife)
    }

    /// When a session that was last used at an instant ends for lack of use.
    static func idleEnd(usedAt: Int64, in household: Household) -> Int64 { usedAt + Int64(household.idleMinutes) * 60_000 }
}
