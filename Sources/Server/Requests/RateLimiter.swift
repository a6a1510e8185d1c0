import Models
import Synchronization

/// Limits the rate of some requests per member or client, with a token bucket per sender and kind that refills over a minute.
final class RateLimiter: Sendable {
    /// A kind of request with a limit of its own.
    enum Kind: Hashable, Sendable {
        /// Downloads the database.
        case backup
        /// Downloads an export or a payment file.
        case export
        /// Previews an import, which parses its files.
        case preview
        /// Opens a group with an invalid token.
        case unknownGuest
        /// Submits a form as a guest.
        case guestForm
        /// Leaves for a provider of sign-in, or comes back.
        case provider
    }

    private struct Key: Hashable {
        let kind: Kind
        let sender: Sender
    }

    private enum Sender: Hashable {
        case member(ID<Member>)
        /// The address of a client.
        case client(String)
    }

    /// The remaining tokens of a sender, as of the last request.
    private struct Bucket {
        var tokens: Double
        var updatedAt: ContinuousClock.Instant
    }

    private struct Buckets {
        var bySender: [Key: Bucket] = [:]
        /// The number of buckets at which full ones are removed: twice as many as remained the last time, so that the cost of a request does not grow
        /// with the number of senders.
        var mostBeforeRemoval = Buckets.least
        /// The number of buckets examined for removal.
        var looked = 0

        static let least = 1_000

        mutating func removeFull(at now: ContinuousClock.Instant) {
            guard bySender.count > mostBeforeRemoval else { return }
            looked += bySender.count
            // A bucket is full after a minute without requests.
            bySender = bySender.filter { now - $0.value.updatedAt < .seconds(60) }
            mostBeforeRemoval = max(Self.least, 2 * bySender.count)
        }
    }

    private let limits: [Kind: Int]
    private let now: @Sendable () -> ContinuousClock.Instant
    private let buckets = Mutex(Buckets())

    /// - Parameter limits: requests per minute by kind; a kind that is absent is not limited.
    init(limits: [Kind: Int], now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
        self.limits = limits
        self.now = now
    }

    /// The number of buckets examined so far for removal; tests bound it.
    var lookedAt: Int { buckets.withLock(\.looked) }

    /// Counts a request.
    ///
    /// - Throws: `HTTPFailure.rateLimited` if the bucket is empty.
    func consume(_ kind: Kind, by member: ID<Member>) throws(HTTPFailure) { try consume(kind, .member(member)) }

    /// Counts a request.
    ///
    /// - Throws: `HTTPFailure.rateLimited` if the bucket is empty.
    func consume(_ kind: Kind, by client: String) throws(HTTPFailure) { try consume(kind, .client(client)) }

    private func consume(_ kind: Kind, _ sender: Sender) throws(HTTPFailure) {
        guard let limit = limits[kind].map(Double.init) else { return }
        let now = now()
        let missing = buckets.withLock { buckets -> Double? in
            buckets.removeFull(at: now)
            var bucket = buckets.bySender[Key(kind: kind, sender: sender)] ?? Bucket(tokens: limit, updatedAt: now)
            bucket.tokens = min(bucket.tokens + (now - bucket.updatedAt) / .seconds(60) * limit, limit)
            bucket.updatedAt = now
            let isAllowed = bucket.tokens >= 1
            if isAllowed { bucket.tokens -= 1 }
            buckets.bySender[Key(kind: kind, sender: sender)] = bucket
            return isAllowed ? nil : 1 - bucket.tokens
        }
        if let missing { throw .rateLimited(seconds: max(Int((missing / limit * 60).rounded(.up)), 1)) }
    }
}
