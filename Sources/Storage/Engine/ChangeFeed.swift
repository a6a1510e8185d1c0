package import Models
import Synchronization

/// Broadcasts committed changes to subscribers.
///
/// Each subscriber buffers at most one change; later ones are merged into it. A slow subscriber skips intermediate states, misses no topic
/// and blocks no writer.
package final class ChangeFeed: Sendable {
    private struct State {
        var subscribers: [Int: AsyncStream<Change>.Continuation] = [:]
        /// The number of subscriptions so far; the last subscriber's key.
        var lastKey = 0
        /// The number of changes announced so far.
        var changeCount = 0
    }

    private let state = Mutex(State())

    init() {}

    /// Numbers a change and sends it to all subscribers. A change without topics is ignored.
    func announce(_ change: Change) {
        guard !change.topics.isEmpty else { return }
        // Under the lock: a concurrent announcement has to see the buffered change that it merges with.
        state.withLock { state in
            state.changeCount += 1
            var change = change
            change.number = state.changeCount
            for subscriber in state.subscribers.values {
                guard case .dropped(let buffered) = subscriber.yield(change) else { continue }
                subscriber.yield(buffered.merged(with: change))
            }
        }
    }

    /// A stream of the changes from now on.
    package func changes() -> AsyncStream<Change> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let key = state.withLock { state in
                state.lastKey += 1
                state.subscribers[state.lastKey] = continuation
                return state.lastKey
            }
            continuation.onTermination = { [weak self] _ in
                self?.state.withLock { $0.subscribers[key] = nil }
            }
        }
    }
}
