/// Retry schedule of messages that could not be sent.
enum MailBackOff {
    /// Delays after the first four attempts, in milliseconds; then every six hours.
    private static let pauses: [Int64] = [1, 5, 15, 60].map { $0 * 60_000 }
    static let longest: Int64 = 6 * 3_600_000
    /// The time for which sending is retried after the message was written; the last attempt is at the end.
    static let life: Int64 = 24 * 3_600_000

    /// - Parameters:
    ///   - attempts: number of attempts made, from 1.
    ///   - createdAt: the time at which the message was written, in milliseconds since 1970, like `now`.
    /// - Returns: time of the next attempt; nil if the message has expired.
    static func next(after attempts: Int, createdAt: Int64, now: Int64) -> Int64? {
        // A message from the future was written by a wrong clock.
        let end = min(createdAt, now) + life
        guard now < end else { return nil }
        return min(now + (pauses.indices.contains(attempts - 1) ? pauses[attempts - 1] : longest), end)
    }
}
