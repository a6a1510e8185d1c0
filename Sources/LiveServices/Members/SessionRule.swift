import Models

/// How long sessions last, in milliseconds.
enum SessionRule {
    /// A use is noted at most this often.
    static let useInterval: Int64 = 60_000
    /// The longest idle time that a household can set: a day.
    static let longestIdle: Int64 = 1_440 * 60_000
    /// Between passphrase and code.
    static let pendingLife: Int64 = 10 * 60_000
    /// How long passphrase or code count as just given.
    static let confirmationLife: Int64 = 10 * 60_000

    /// When a session that was last used at an instant ends.
    static func expiry(usedAt: Int64, in household: Household) -> Int64 {
        usedAt + Int64(household.idleMinutes) * 60_000
    }
}
