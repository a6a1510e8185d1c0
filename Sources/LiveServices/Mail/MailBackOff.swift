/// When a message is tried again that could not be sent.
enum MailBackOff {
    /// After the first, second, third and fourth attempt, in milliseconds; then every six hours.
    private static let pauses: [Int64] = [1, 5, 15, 60].map { $0 * 60_000 }
    static let longest: Int64 = 6 * 3_600_000
    /// How long it is tried, from when it was written; the last time at its end.
    static let life: Int64 = 24 * 3_600_000

    /// - Parameters:
    ///   - attempts: that were made, from 1.
    ///   - createdAt: when the message was written, in milliseconds since 1970, as `now`.
    /// - Returns: nil where it was tried for long enough.
    static func next(after attempts: Int, createdAt: Int64, now: Int64) -> Int64? {
        // A message of the future was written by a clock that was wrong.
        let end = min(createdAt, now) + life
        guard now < end else { return nil }
        return min(now + (pauses.indices.contains(attempts - 1) ? pauses[attempts - 1] : longest), end)
    }
}
