import Synchronization

/// Limits the number of concurrent requests of a client network, across all its connections and HTTP/2 streams.
final class RequestLimiter: Sendable {
    private let limit: Int
    private let counts = Mutex<[ClientNetwork: Int]>([:])

    init(limit: Int) {
        self.limit = limit
    }

    /// Runs a request handler and counts the request until it returns. Sending the response body is not counted.
    ///
    /// - Throws: `HTTPFailure.rateLimited` at the limit, and the errors of `handler`.
    func run<T>(for address: String, _ handler: () async throws -> T) async throws -> T {
        let network = ClientNetwork(text: address)
        let isAllowed = counts.withLock { counts in
            guard counts[network, default: 0] < limit else { return false }
            counts[network, default: 0] += 1
            return true
        }
        guard isAllowed else { throw HTTPFailure.rateLimited(seconds: 5) }
        defer {
            counts.withLock { counts in
                let remaining = counts[network, default: 0] - 1
                counts[network] = remaining > 0 ? remaining : nil
            }
        }
        return try await handler()
    }
}
