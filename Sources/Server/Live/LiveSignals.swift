import Synchronization

/// Wakes an open page: something changed, or it is time to show that the page is still there. Signals that wait become one.
final class LiveSignals: Sendable {
    struct Signal: Hashable, Sendable {
        /// The last change's number; nil: nothing changed.
        var change: Int?
        var isHeartbeat = false
    }

    /// One element for each time that something waits.
    let wakes: AsyncStream<Void>
    private let wake: AsyncStream<Void>.Continuation
    private let waiting = Mutex(Signal())

    init() {
        (wakes, wake) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    func change(_ number: Int) {
        waiting.withLock { $0.change = number }
        wake.yield()
    }

    func beat() {
        waiting.withLock { $0.isHeartbeat = true }
        wake.yield()
    }

    /// What waits, which is then taken.
    func take() -> Signal {
        waiting.withLock { signal in
            defer { signal = Signal() }
            return signal
        }
    }

    /// Ends the page.
    func finish() { wake.finish() }
}
