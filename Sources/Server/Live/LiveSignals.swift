import Synchronization

/// Collects the signals for a live page, changes and heartbeats, and merges those that are pending.
final class LiveSignals: Sendable {
    struct Signal: Hashable, Sendable {
        /// The number of the last change; nil if nothing changed.
        var change: Int?
        var isHeartbeat = false
    }

    /// Yields one element while signals are pending.
    let wakeups: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation
    private let pending = Mutex(Signal())

    init() {
        (wakeups, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    func change(_ number: Int) {
        pending.withLock { $0.change = number }
        continuation.yield()
    }

    func heartbeat() {
        pending.withLock { $0.isHeartbeat = true }
        continuation.yield()
    }

    /// Returns the pending signals and removes them.
    func drain() -> Signal {
        pending.withLock { signal in
            defer { signal = Signal() }
            return signal
        }
    }

    /// Ends the stream of the page.
    func finish() { continuation.finish() }
}
