import Models
import ServiceLifecycle
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

    /// Adds tasks that collect the changes of a household, heartbeats, and the end of the server, until the group is cancelled.
    func collect(
        _ changes: AsyncStream<Change>, of household: ID<Household>, heartbeat: Duration,
        in group: inout ThrowingTaskGroup<Void, any Error>
    ) {
        group.addTask {
            for await change in changes where change.household == nil || change.household == household { self.change(change.number) }
        }
        group.addTask {
            while (try? await Task.sleep(for: heartbeat)) != nil { self.heartbeat() }
        }
        group.addTask {
            try? await gracefulShutdown()
            self.finish()
        }
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
