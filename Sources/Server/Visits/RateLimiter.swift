import Models
import Synchronization

/// How often a member may ask for what costs much: so many at once, and then as many a minute.
final class RateLimiter: Sendable {
    /// What is counted apart.
    enum Kind: Hashable, Sendable {
        /// The whole database as a file.
        case backup
        /// An export, or a payment file.
        case export
        /// What an import will do, which reads its files.
        case preview
    }

    private struct Key: Hashable {
        let kind: Kind
        let member: ID<Member>
    }

    /// What is left of a member's share, as of a moment.
    private struct Share {
        var left: Double
        var at: ContinuousClock.Instant
    }

    private let limits: [Kind: Int]
    private let now: @Sendable () -> ContinuousClock.Instant
    private let shares = Mutex<[Key: Share]>([:])

    /// - Parameter limits: of each kind, how many a minute.
    init(limits: [Kind: Int], now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
        self.limits = limits
        self.now = now
    }

    /// Counts a request.
    ///
    /// - Throws: `Refusal.tooOften`.
    func take(_ kind: Kind, by member: ID<Member>) throws(Refusal) {
        guard let limit = limits[kind].map(Double.init) else { return }
        let now = now()
        let missing = shares.withLock { shares -> Double? in
            // After a minute without requests a share is whole again.
            if shares.count > 1_000 { shares = shares.filter { now - $0.value.at < .seconds(60) } }
            var share = shares[Key(kind: kind, member: member)] ?? Share(left: limit, at: now)
            share.left = min(share.left + (now - share.at) / .seconds(60) * limit, limit)
            share.at = now
            let isAllowed = share.left >= 1
            if isAllowed { share.left -= 1 }
            shares[Key(kind: kind, member: member)] = share
            return isAllowed ? nil : 1 - share.left
        }
        if let missing { throw .tooOften(seconds: max(Int((missing / limit * 60).rounded(.up)), 1)) }
    }
}
