import Models
import Synchronization

/// Limits how often a member or a client may send some requests, with a token bucket per sender and kind that refills over a minute.
final class RateLimiter: Sendable {
    /// A kind of request with a limit of its own.
    enum Kind: Hashable, Sendable {
        /// Downloads the database.
        case backup
        /// Downloads an export or a payment file.
        case export
        /// Previews an import, which parses its files.
        case preview
        /// Opens a group by a token that opens nothing.
        case unknownGuest
        /// Submits a form as a guest.
        case guestForm
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

    private let limits: [Kind: Int]
    private let now: @Sendable () -> ContinuousClock.Instant
    private let buckets = Mutex<[Key: Bucket]>([:])

    /// - Parameter limits: requests per minute by kind; a kind that is absent is not limited.
    init(limits: [Kind: Int], now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
        self.limits = limits
        self.now = now
    }

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
            // A bucket is full after a minute without requests.
            if buckets.count > 1_000 { buckets = buckets.filter { now - $0.value.updatedAt < .seconds(60) } }
            var bucket = buckets[Key(kind: kind, sender: sender)] ?? Bucket(tokens: limit, updatedAt: now)
            bucket.tokens = min(bucket.tokens + (now - bucket.updatedAt) / .seconds(60) * limit, limit)
            bucket.updatedAt = now
            let isAllowed = bucket.tokens >= 1
            if isAllowed { bucket.tokens -= 1 }
            buckets[Key(kind: kind, sender: sender)] = bucket
            return isAllowed ? nil : 1 - bucket.tokens
        }
        if let missing { throw .rateLimited(seconds: max(Int((missing / limit * 60).rounded(.up)), 1)) }
    }
}
