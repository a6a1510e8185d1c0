package import Models
import Services
package import Storage

/// Limits the rate of sign-in attempts: no delay for the first failures, then 5 seconds, doubling up to 15 minutes; failures expire after a
/// day.
///
/// An attempt is counted as a failure before it is verified and uncounted on success, so that parallel attempts cannot bypass the limit.
package struct SignInRateLimiter {
    let repository: SignInFailureRepository
    /// Milliseconds since 1970.
    let now: Int64

    static let firstDelay: Int64 = 5_000
    static let longestDelay: Int64 = 900_000
    static let retention: Int64 = 86_400_000

    package init(_ connection: Connection, at milliseconds: Int64) {
        repository = SignInFailureRepository(connection)
        now = milliseconds
    }

    /// State needed to uncount an attempt.
    package struct Attempt: Sendable {
        fileprivate var keys: [(key: SignInRateLimitKey, previous: Int64)]
    }

    /// The time of the next attempt after a number of consecutive failures, in milliseconds since 1970.
    static func nextAttempt(failures: Int, failedAt: Int64, allowance: Int) -> Int64 {
        guard failures >= allowance else { return failedAt }
        return failedAt + min(firstDelay << min(failures - allowance, 20), longestDelay)
    }

    /// Counts an attempt as a failure.
    ///
    /// - Throws: `ServiceError.rule` with the time to wait; such an attempt is not counted.
    package func begin(_ keys: [SignInRateLimitKey]) throws -> Attempt {
        var attempt = Attempt(keys: [])
        for key in keys where key != .address("") {
            let found = try repository.find(key.hash)
            // Failures in the future were recorded by a wrong clock and are ignored.
            let known = found.flatMap { SessionRule.isRecent($0.failedAt, within: Self.retention, at: now) ? $0 : nil }
            let failures = known?.failures ?? 0
            let failedAt = known?.failedAt ?? now
            let next = Self.nextAttempt(failures: failures, failedAt: failedAt, allowance: key.allowance)
            guard failures == 0 || next <= now else { throw Self.tooMany(until: next - now) }
            try repository.save(key.hash, failures: failures + 1, failedAt: now)
            attempt.keys.append((key, failedAt))
        }
        try repository.delete(failedBefore: now - Self.retention)
        return attempt
    }

    /// Resets the failures of the member, and uncounts this attempt for its address.
    ///
    /// Where another household knows the name, the attempt is only uncounted for its name as well: a member of the same name there could
    /// otherwise reset failures between guesses.
    ///
    /// - Parameter household: that of the member.
    package func succeed(_ attempt: Attempt, of household: ID<Household>) throws {
        for (key, previous) in attempt.keys {
            if try isShared(key, with: household) {
                try repository.undoFailure(key.hash, failedAt: previous)
            } else {
                try repository.delete(key.hash)
            }
        }
    }

    /// Whether people of other households than one count on the same key.
    private func isShared(_ key: SignInRateLimitKey, with household: ID<Household>) throws -> Bool {
        switch key {
        case .address: true
        case .name(let name): try DirectoryRepository(repository.connection).isKnown(name, outsideOf: household)
        case .code, .confirmation: false
        }
    }

    /// Restarts the delay at the end of the attempt.
    package func fail(_ attempt: Attempt) throws {
        for (key, _) in attempt.keys { try repository.delay(key.hash, to: now) }
    }

    /// Resets all failures of a member, but for those of names that members of other households may have, too.
    ///
    /// - Parameter address: the member's e-mail address.
    package func reset(_ member: MemberProfile, address: String?) throws {
        let names = [member.name, address].compactMap(\.self).map { SignInRateLimitKey.name($0) }
        for key in names + [.code(member.id, of: member.household), .confirmation(member.id, of: member.household)]
        where try !isShared(key, with: member.household) {
            try repository.delete(key.hash)
        }
    }

    private static func tooMany(until milliseconds: Int64) -> ServiceError {
        let seconds = (milliseconds + 999) / 1_000
        return .rule(.signInTooManyAttempts(seconds: Int(seconds)))
    }
}
