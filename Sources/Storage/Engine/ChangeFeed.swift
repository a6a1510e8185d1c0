package import Models
import Synchronization

/// Tells readers of committed changes. For each at most one waits, which grows by those that follow, so a slow reader skips states, misses no
/// topic and holds nobody up.
package final class ChangeFeed: Sendable {
    private let readers = Mutex<[UInt64: AsyncStream<Change>.Continuation]>([:])
    private let counter = Mutex<UInt64>(0)

    package init() {}

    /// Tells everybody who listens.
    package func announce(_ change: Change) {
        guard !change.topics.isEmpty else { return }
        // One after the other: of two that announce at once, the second must find what the first has left waiting.
        readers.withLock { readers in
            for reader in readers.values {
                guard case .dropped(let waiting) = reader.yield(change) else { continue }
                reader.yield(waiting.merged(with: change))
            }
        }
    }

    /// Changes from now on; the stream ends when its reader does.
    package func changes() -> AsyncStream<Change> {
        let number = counter.withLock { value in
            value += 1
            return value
        }
        return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            readers.withLock { $0[number] = continuation }
            continuation.onTermination = { [weak self] _ in
                self?.readers.withLock { $0[number] = nil }
            }
        }
    }
}
