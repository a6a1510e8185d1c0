import Synchronization

/// A clock that stands still until a test moves it, or advances by a step whenever it is read.
package final class TestClock: Sendable {
    private let milliseconds: Mutex<Int64>
    private let step: Int64

    /// - Parameters:
    ///   - milliseconds: the time of the start in milliseconds since 1970.
    ///   - step: milliseconds by which each reading advances the clock.
    package init(at milliseconds: Int64, step: Int64 = 0) {
        self.milliseconds = Mutex(milliseconds)
        self.step = step
    }

    /// Milliseconds since 1970.
    package var now: Int64 {
        milliseconds.withLock { value in
            value += step
            return value
        }
    }

    package func move(milliseconds: Int64) { self.milliseconds.withLock { $0 += milliseconds } }
    package func move(seconds: Int64) { move(milliseconds: seconds * 1_000) }
    package func move(minutes: Int64) { move(seconds: minutes * 60) }
}
