import Synchronization

/// How many requests of one client's network are answered at once, whatever connections and streams they come by.
final class RequestLimiter: Sendable {
    private let limit: Int
    private let counts = Mutex<[ClientNetwork: Int]>([:])

    init(limit: Int) {
        self.limit = limit
    }

    /// Answers a request, without the time in which the answer's body is sent.
    ///
    /// - Throws: `Refusal.tooOften`, and whatever `answer` does.
    func run<T>(for address: String, _ answer: () async throws -> T) async throws -> T {
        let network = ClientNetwork(text: address)
        let isFree = counts.withLock { counts in
            guard counts[network, default: 0] < limit else { return false }
            counts[network, default: 0] += 1
            return true
        }
        guard isFree else { throw Refusal.tooOften(seconds: 5) }
        defer {
            counts.withLock { counts in
                let left = counts[network, default: 0] - 1
                counts[network] = left > 0 ? left : nil
            }
        }
        return try await answer()
    }
}
