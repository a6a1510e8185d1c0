package import Models
import Synchronization

/// Tells readers of committed changes. Each reader is handed at most the newest one, so a slow one skips states and holds nobody up.
package final class ChangeFeed: Sendable {
    private let readers = Mutex<[UInt64: AsyncStream<Change>.Continuation]>([:])
    private let counter = Mutex<UInt64>(0)

    package init() {}

    package func announce(_ change: Change) {
        for reader in readers.withLock({ Array($0.values) }) { reader.yield(change) }
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
