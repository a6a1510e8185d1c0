package import Models
import Synchronization

/// Tells readers of committed changes. For each at most one waits, which grows by those that follow, so a slow reader skips states, misses no
/// topic and holds nobody up.
package final class ChangeFeed: Sendable {
    private struct Readers {
        var continuations: [Int: AsyncStream<Change>.Continuation] = [:]
        /// How many there ever were.
        var count = 0
        /// How many changes were announced.
        var changes = 0
    }

    private let readers = Mutex(Readers())

    package init() {}

    /// Tells everybody who listens.
    package func announce(_ change: Change) {
        guard !change.topics.isEmpty else { return }
        // One after the other: of two that announce at once, the second must find what the first has left waiting.
        readers.withLock { readers in
            readers.changes += 1
            var change = change
            change.number = readers.changes
            for reader in readers.continuations.values {
                guard case .dropped(let waiting) = reader.yield(change) else { continue }
                reader.yield(waiting.merged(with: change))
            }
        }
    }

    /// Changes from now on; the stream ends when its reader does.
    package func changes() -> AsyncStream<Change> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let number = readers.withLock { readers in
                readers.count += 1
                readers.continuations[readers.count] = continuation
                return readers.count
            }
            continuation.onTermination = { [weak self] _ in
                self?.readers.withLock { $0.continuations[number] = nil }
            }
        }
    }
}
